import { add, double, put, swap } from './changed-content.fixture.ts';
import { content } from './content.ts';

/** How a message names the first entry of a list. */
const first = (entries: { id: string }[]) => `entry "${entries[0]?.id}"`;

/** The first plan with a price: its position, and how a message names it. */
const priced = content.plans.findIndex(({ price }) => price !== null);
const paid = `entry "${content.plans[priced]?.id}"`;

type Mistake = [what: string, file: string, change: (source: string) => string, message: string];

/** What cannot be published, and what is then said of it. */
export const mistakes: Mistake[] = [
  [
    'a missing field',
    'en/features.yaml',
    put([0, 'title'], undefined),
    `en/features.yaml, ${first(content.features)}, field title: a text is missing here.`,
  ],
  [
    'an unknown field',
    'en/faq.yaml',
    swap(/\n {2}question:/, '\n  qestion:'),
    `en/faq.yaml, ${first(content.faq)}, field qestion: there is no such field; here, there are id, question, answer.`,
  ],
  [
    'a doubled id',
    'facts/integrations.yaml',
    double,
    `facts/integrations.yaml, ${first(content.integrations)}, field id: another entry has this id already.`,
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
    `${first(content.integrations)}, field logo: a logo is either an icon or a monogram.`,
  ],
  [
    'an integration with a file for its logo',
    'facts/integrations.yaml',
    put([0, 'logo'], '/images/365villas.svg'),
    `${first(content.integrations)}, field logo: a logo is { icon: … } or { monogram: … }.`,
  ],
  [
    'an integration without a logo',
    'facts/integrations.yaml',
    put([0, 'logo'], undefined),
    `${first(content.integrations)}, field logo: a logo is { icon: … } or { monogram: … }.`,
  ],
  [
    'an integration of which too little is said',
    'facts/integrations.yaml',
    put([0, 'description'], 'It opens doors.'),
    `${first(content.integrations)}, field description: a description has 60 to 120 characters.`,
  ],
  [
    'an integration of which too much is said',
    'facts/integrations.yaml',
    put([0, 'description'], 'It opens doors. '.repeat(8)),
    `${first(content.integrations)}, field description: a description has 60 to 120 characters.`,
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
    `${first(content.integrations)}, field logo.icon: image not found`,
  ],
  [
    'a portrait that does not exist',
    'en/testimonials.yaml',
    put([0, 'author', 'image'], '/images/testimonials/nobody.svg'),
    `${first(content.testimonials)}, field author.image: image not found: no such file under public/.`,
  ],
  [
    'a portrait outside the public folder',
    'en/testimonials.yaml',
    put([0, 'author', 'image'], '/../package.json'),
    `${first(content.testimonials)}, field author.image: image not found`,
  ],
  [
    'a picture that nobody draws',
    'en/showcase.yaml',
    put([0, 'image', 'scene'], 'teams'),
    'field image.scene: image not found: a scene is one of core-platform,',
  ],
  [
    'a price that is not what yearly billing saves elsewhere',
    'facts/plans.yaml',
    add({
      ...content.plans[priced],
      id: 'other',
      popular: false,
      price: { monthly: 2, yearly: 1 },
    }),
    'facts/plans.yaml, entry "other", field price.yearly: "other" saves ',
  ],
  [
    'a yearly price above the monthly one',
    'facts/plans.yaml',
    put([priced, 'price', 'yearly'], 99999),
    `facts/plans.yaml, ${paid}, field price.yearly: the price per month when billed yearly`,
  ],
  [
    'a price with words in it',
    'facts/plans.yaml',
    put([priced, 'price', 'monthly'], '199 USD'),
    `facts/plans.yaml, ${paid}, field price.monthly: a price is a number of US dollars.`,
  ],
  [
    'a price with a comma',
    'facts/plans.yaml',
    swap(/price:\s*\{?\s*monthly[^]*?(?=\n {2}\w)/, 'price: { monthly: 1,239, yearly: 1000 }'),
    `facts/plans.yaml, ${paid}, field price.239: there is no such field (a number has no commas); here, there are monthly, yearly.`,
  ],
  [
    'an unknown token',
    'en/pages/home.yaml',
    put(['hero', 'note'], '{{trailDays}}-day free trial.'),
    'en/pages/home.yaml, field hero.note: there is no fact {{trailDays}}; it can be one of',
  ],
  [
    'a dead link',
    'en/pages/not-found.yaml',
    put(['links', 2, 'href'], '/#savings'),
    'en/pages/not-found.yaml, field links[2].href: no page or section has this address.',
  ],
  [
    'a plan button that leads nowhere',
    'facts/plans.yaml',
    put([0, 'cta', 'href'], '/sign-up'),
    `facts/plans.yaml, ${first(content.plans)}, field cta.href: no page or section has this address.`,
  ],
  [
    'a tab with four features',
    'en/showcase.yaml',
    put([0, 'features'], ['One', 'Two', 'Three', 'Four']),
    'field features: a tab lists exactly five features.',
  ],
  [
    'a commission that cannot be',
    'facts/booking-sites.yaml',
    put([0, 'commissionPercent'], 80),
    `facts/booking-sites.yaml, ${first(content.otas)}, field commissionPercent: a commission is 0 to 30 percent.`,
  ],
  [
    'a date in another order',
    'facts/terms.yaml',
    put(['legalUpdated'], '06/04/2025'),
    'facts/terms.yaml, field legalUpdated: the date is written as 2025-04-06.',
  ],
  [
    'broken YAML',
    'en/faq.yaml',
    swap(/\n {2}question: .*/, '\n  question: {{brand}'),
    'en/faq.yaml: line ',
  ],
  ['a file that nothing reads', 'faqs.yaml', () => '- id: a', 'no page reads a file of this name.'],
  [
    'a catalogue without a price',
    'facts/plans.yaml',
    (source) => content.plans.reduce((text, _, at) => put([at, 'price'], null)(text), source),
    'facts/plans.yaml: at least one plan has a price',
  ],
  ['an empty file', 'en/faq.yaml', () => '', 'en/faq.yaml: it should be a list of entries.'],
  [
    'a text without frontmatter',
    'en/legal/cookies.md',
    swap(/^---\n/, ''),
    'en/legal/cookies.md: it should start with frontmatter between two lines of ---.',
  ],
  [
    'broken frontmatter',
    'en/legal/cookies.md',
    swap('title: ', 'title: "'),
    'en/legal/cookies.md: line ',
  ],
];
