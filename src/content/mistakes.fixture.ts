import { double, put, swap } from './changed-content.fixture.ts';
import { content } from './content.ts';

/** How an error message names the first entry of a list. */
const first = (entries: { id: string }[]) => `entry "${entries[0]?.id}"`;

/** The first plan with a price: its position, and how a message names it. */
const priced = content.plans.findIndex(({ price }) => price !== null);
const paid = `entry "${content.plans[priced]?.id}"`;

/** A description, the file, the change, and the error message. */
export type Mistake = [
  what: string,
  file: string,
  change: (source: string) => string,
  message: string,
];

/** Mistakes in the content, and the error message for each. */
export const mistakes: Mistake[] = [
  [
    'a missing field',
    'en/features.yaml',
    put([0, 'title'], undefined),
    `en/features.yaml, ${first(content.features)}, field title: expected text, got nothing.`,
  ],
  [
    'an unknown field',
    'en/faq.yaml',
    swap(/\n {2}question:/, '\n  qestion:'),
    `en/faq.yaml, ${first(content.faq)}, field qestion: there is no such field; the fields here are id, question, answer.`,
  ],
  [
    'a doubled id',
    'facts/integrations.yaml',
    double,
    `facts/integrations.yaml, ${first(content.integrations)}, field id: another entry already has this id.`,
  ],
  [
    'an unknown category',
    'facts/integrations.yaml',
    put([0, 'category'], 'smart-homes'),
    'field category: unknown category: it is one of ',
  ],
  [
    'an integration with two logos',
    'facts/integrations.yaml',
    put([0, 'logo'], { monogram: '3v', icon: 'airbnb' }),
    `${first(content.integrations)}, field logo: a logo needs either an icon or a monogram, not both.`,
  ],
  [
    'an integration with a file for its logo',
    'facts/integrations.yaml',
    put([0, 'logo'], '/images/365villas.svg'),
    `${first(content.integrations)}, field logo: expected { icon: … } or { monogram: … }, got "/images/365villas.svg".`,
  ],
  [
    'an integration without a logo',
    'facts/integrations.yaml',
    put([0, 'logo'], undefined),
    `${first(content.integrations)}, field logo: expected { icon: … } or { monogram: … }, got nothing.`,
  ],
  [
    'an integration of which too little is said',
    'facts/integrations.yaml',
    put([0, 'description'], 'It opens doors.'),
    `${first(content.integrations)}, field description: expected 30 to 90 characters, got 15.`,
  ],
  [
    'an integration of which too much is said',
    'facts/integrations.yaml',
    put([0, 'description'], 'It opens doors. '.repeat(8)),
    `${first(content.integrations)}, field description: expected 30 to 90 characters, got 127.`,
  ],
  [
    'two integrations of one name',
    'facts/integrations.yaml',
    put([0, 'name'], content.integrations[1]?.name.toLowerCase()),
    `field name: ${first(content.integrations)} has this name already.`,
  ],
  [
    'an icon that does not exist',
    'facts/integrations.yaml',
    put([0, 'logo'], { icon: 'three-sixty-five' }),
    `${first(content.integrations)}, field logo.icon: expected the lower-case slug of a simple-icons icon`,
  ],
  [
    'a portrait that does not exist',
    'en/testimonials.yaml',
    put([0, 'author', 'image'], '/images/testimonials/nobody.svg'),
    `${first(content.testimonials)}, field author.image: there is no such file; save it in public/images/testimonials.`,
  ],
  [
    'a portrait outside the public folder',
    'en/testimonials.yaml',
    put([0, 'author', 'image'], '/../package.json'),
    `${first(content.testimonials)}, field author.image: there is no such file`,
  ],
  [
    'a picture that nobody draws',
    'en/showcase.yaml',
    put([0, 'image', 'scene'], 'teams'),
    'field image.scene: expected one of core-platform,',
  ],
  [
    'a price with words in it',
    'facts/plans.yaml',
    put([priced, 'monthly'], '199 USD'),
    `facts/plans.yaml, ${paid}, field monthly: expected a number, such as 199 or 49.50, got "199 USD".`,
  ],
  [
    'a price with a comma',
    'facts/plans.yaml',
    swap(/monthly: [\d.]+/, 'monthly: 1,239'),
    `facts/plans.yaml, ${paid}, field monthly: expected a number, such as 199 or 49.50, got "1,239".`,
  ],
  [
    'an unknown token',
    'en/pages/home.yaml',
    put(['hero', 'note'], '{{trailDays}}-day free trial.'),
    'en/pages/home.yaml, field hero.note: there is no fact {{trailDays}}; the facts are',
  ],
  [
    'a dead link',
    'en/pages/not-found.yaml',
    put(['links', 2, 'href'], '/#savings'),
    'en/pages/not-found.yaml, field links[2].href: no page or section has the address "/#savings".',
  ],
  [
    'a plan button that leads nowhere',
    'facts/plans.yaml',
    put([0, 'cta', 'href'], '/sign-up'),
    `facts/plans.yaml, ${first(content.plans)}, field cta.href: no page or section has the address "/sign-up".`,
  ],
  [
    'a tab with four features',
    'en/showcase.yaml',
    put([0, 'features'], ['One', 'Two', 'Three', 'Four']),
    'field features: expected exactly 5 entries, got 4.',
  ],
  [
    'a commission that cannot be',
    'facts/booking-sites.yaml',
    put([0, 'commissionPercent'], 80),
    `facts/booking-sites.yaml, ${first(content.bookingSites)}, field commissionPercent: expected a percentage from 0 to 30, got 80.`,
  ],
  [
    'a date in another order',
    'facts/terms.yaml',
    put(['legalUpdated'], '06/04/2025'),
    'facts/terms.yaml, field legalUpdated: expected a date such as 2025-04-06, got "06/04/2025".',
  ],
  [
    'broken YAML',
    'en/faq.yaml',
    swap(/\n {2}question: .*/, '\n  question: {{brand}'),
    'en/faq.yaml: line ',
  ],
  [
    'a file that nothing reads',
    'faqs.yaml',
    () => '- id: a',
    'no page uses this file; check its name.',
  ],
  [
    'a catalog without a price',
    'facts/plans.yaml',
    (source) => content.plans.reduce((text, _, at) => put([at, 'monthly'], null)(text), source),
    'facts/plans.yaml: at least one plan needs a price',
  ],
  ['an empty file', 'en/faq.yaml', () => '', 'en/faq.yaml: expected a list of entries.'],
  [
    'a text without frontmatter',
    'en/legal/cookies.md',
    swap(/^---\n/, ''),
    'en/legal/cookies.md: expected frontmatter between two lines of --- at the top of the file.',
  ],
  [
    'broken frontmatter',
    'en/legal/cookies.md',
    swap('title: ', 'title: "'),
    'en/legal/cookies.md: line ',
  ],
];
