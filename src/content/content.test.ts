import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ContentError } from '../domain/content-error.ts';
import { folder, readChanged, sources, swap } from './changed-content.fixture.ts';
import { readContent } from './content.ts';

describe('content that cannot be published', () => {
  test.each([
    [
      'a missing field',
      'features.yaml',
      swap(/\n {2}title: .*/, ''),
      'features.yaml, entry "property-management", field title: a text is missing here.',
    ],
    [
      'an unknown field',
      'faq.yaml',
      swap(/\n {2}question:/, '\n  qestion:'),
      'faq.yaml, entry "difference", field qestion: there is no such field; here, there are id, question, answer.',
    ],
    [
      'a doubled id',
      'integrations.yaml',
      swap('id: apaleo', 'id: amenitiz'),
      'integrations.yaml, entry "amenitiz", field id: another entry has this id already.',
    ],
    [
      'an unknown category',
      'integrations.yaml',
      swap('category: smart-home', 'category: smart-homes'),
      'field category: unknown category: it is one of pms-channel-manager,',
    ],
    [
      'an integration with two logos',
      'integrations.yaml',
      swap('{ monogram: 3v }', '{ monogram: 3v, icon: airbnb }'),
      'entry "365villas", field logo: a logo is either an icon or a monogram.',
    ],
    [
      'an integration with a file for its logo',
      'integrations.yaml',
      swap('{ monogram: 3v }', '/images/365villas.svg'),
      'entry "365villas", field logo: a logo is { icon: … } or { monogram: … }.',
    ],
    [
      'an integration without a logo',
      'integrations.yaml',
      swap(/\n {2}logo: .*/, ''),
      'entry "365villas", field logo: a logo is { icon: … } or { monogram: … }.',
    ],
    [
      'an integration of which too little is said',
      'integrations.yaml',
      swap(/( {2}description: ).*/, '$1It opens doors.'),
      'entry "365villas", field description: a description has 60 to 120 characters.',
    ],
    [
      'an integration of which too much is said',
      'integrations.yaml',
      swap(/( {2}description: .*)/, `$1${' It opens doors.'.repeat(5)}`),
      'entry "365villas", field description: a description has 60 to 120 characters.',
    ],
    [
      'two integrations of one name',
      'integrations.yaml',
      swap('name: Apaleo', 'name: amenitiz'),
      'entry "apaleo", field name: entry "amenitiz" has this name already.',
    ],
    [
      'an icon that does not exist',
      'integrations.yaml',
      swap('{ monogram: 3v }', '{ icon: three-sixty-five }'),
      'entry "365villas", field logo.icon: image not found',
    ],
    [
      'a portrait that does not exist',
      'testimonials.yaml',
      swap('/images/testimonials/shore.svg', '/images/testimonials/sea.svg'),
      'entry "hannah-lindqvist", field author.image: image not found: no such file under public/.',
    ],
    [
      'a portrait outside the public folder',
      'testimonials.yaml',
      swap('/images/testimonials/shore.svg', '/../package.json'),
      'entry "hannah-lindqvist", field author.image: image not found',
    ],
    [
      'a picture that nobody draws',
      'showcase.yaml',
      swap('scene: team', 'scene: teams'),
      'field image.scene: image not found: a scene is one of core-platform,',
    ],
    [
      'a price that is not what yearly billing saves elsewhere',
      'plans.yaml',
      swap(/yearly: \d+/, 'yearly: 1'),
      'plans.yaml, entry "pro", field price.yearly: "pro" saves ',
    ],
    [
      'a yearly price above the monthly one',
      'plans.yaml',
      swap(/(id: pro[^]*?yearly:) \d+/, '$1 9999'),
      'plans.yaml, entry "pro", field price.yearly: the price per month when billed yearly',
    ],
    [
      'a price with words in it',
      'plans.yaml',
      swap(/monthly: \d+/, '$& USD'),
      'plans.yaml, entry "starter", field price.monthly: a price is a number of US dollars.',
    ],
    [
      'a price with a comma',
      'plans.yaml',
      swap(/monthly: \d+/, 'monthly: 1,239'),
      'plans.yaml, entry "starter", field price.239: there is no such field (a number has no commas); here, there are monthly, yearly.',
    ],
    [
      'an unknown token',
      'pages/home.yaml',
      swap('{{trialDays}}-day', '{{trailDays}}-day'),
      'pages/home.yaml, field hero.note: there is no fact {{trailDays}}; it can be one of',
    ],
    [
      'a dead link',
      'pages/not-found.yaml',
      swap('/#savings-calculator', '/#savings'),
      'pages/not-found.yaml, field links[2].href: no page or section has this address.',
    ],
    [
      'a plan button that leads nowhere',
      'plans.yaml',
      swap('/#get-started', '/sign-up'),
      'plans.yaml, entry "starter", field cta.href: no page or section has this address.',
    ],
    [
      'a tab with four features',
      'showcase.yaml',
      swap(/( {2}features:\n) {4}- .*\n/, '$1'),
      'field features: a tab lists exactly five features.',
    ],
    [
      'a commission that cannot be',
      'otas.yaml',
      swap('commissionPercent: 8', 'commissionPercent: 80'),
      'otas.yaml, entry "vrbo", field commissionPercent: a commission is 0 to 30 percent.',
    ],
    [
      'a date in another order',
      'terms.yaml',
      swap('2025-04-06', '06/04/2025'),
      'terms.yaml, field legalUpdated: the date is written as 2025-04-06.',
    ],
    [
      'broken YAML',
      'faq.yaml',
      swap('question: How does {{brand}}', 'question: {{brand}'),
      'faq.yaml: line ',
    ],
    [
      'a file that nothing reads',
      'faqs.yaml',
      () => '- id: a',
      'no page reads a file of this name.',
    ],
    [
      'a catalogue without a price',
      'plans.yaml',
      swap(/price: \{.*/g, 'price: null'),
      'plans.yaml: at least one plan has a price',
    ],
    ['an empty file', 'faq.yaml', () => '', 'faq.yaml: it should be a list of entries.'],
    [
      'a text without frontmatter',
      'legal/cookies.md',
      swap(/^---\n/, ''),
      'legal/cookies.md: it should start with frontmatter between two lines of ---.',
    ],
    [
      'broken frontmatter',
      'legal/cookies.md',
      swap('title: ', 'title: "'),
      'legal/cookies.md: line ',
    ],
  ])('is told by place: %s', (_, file, change, message) => {
    const read = readChanged(file, change);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(message);
  });

  test.each(['faq.yaml', 'legal/cookies.md'])('is told by place: %s is missing', (file) => {
    const others = new Map(sources);
    others.delete(file);
    const read = () => readContent(folder, others);
    expect(read).toThrow(ContentError);
    expect(read).toThrow(`${join(folder, file)}: the file is missing.`);
  });
});
