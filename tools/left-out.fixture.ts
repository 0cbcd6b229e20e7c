import { content } from '../src/content/content.ts';
import { fillTemplate } from '../src/content/fields/template.ts';

const { integrationCategories, integrations, pages } = content;
const { home, about, careers, investors } = pages;

/** Fields that a page does without, and their headings. */
const optional = [
  ['about', 'story', about.story?.heading],
  ['careers', 'benefits', careers.benefits?.heading],
  ['careers', 'work', careers.work?.heading],
  ['investors', 'funding', investors.funding?.heading],
] as const;

type Change = (text: string) => string;

/** Stands for an editor who has put something true in the place of every sample of a file. */
export const withoutMarks: Change = (text) => text.replaceAll(/^ *sample: true\n/gm, '');

/** What a new company, with nothing true to say there yet, leaves out of the content. */
export const leavingOut: [file: string, change: Change][] = [
  ['en/testimonials.yaml', () => '[]\n'],
  // All vendors but the first.
  ['facts/integrations.yaml', (text) => text.replace(/(?<=^- [^]+?\n)(- [^]+)/m, '')],
  ['en/pages/home.yaml', (text) => text.replace(/( {2}claims:)\n( {4}.*\n)+/, '$1 []\n')],
  ...optional.map(([page, field]): [string, Change] => [
    `en/pages/${page}.yaml`,
    (text) => text.replace(new RegExp(`^${field}:\n( .*\n)+`, 'm'), ''),
  ]),
];

const [firstVendor] = integrations;
const lost = integrationCategories.filter(({ id }) => id !== firstVendor?.category);

/** Words that a page then does not have. */
export const wordsLeftOut = [
  ...lost.map(({ description }) => ['integrations', description]),
  ...lost.map(({ id }) => ['integrations', `"#${id}"`]),
  ['integrations', fillTemplate(pages.integrations.search.everything, { count: '1' })],
  ...home.hero.claims.map(({ label }) => ['index', `>${label}<`]),
  ...optional.map(([page, , heading]) => [page, `>${heading}<`]),
];
