import { content } from '../src/content/content.ts';
import { fillTemplate } from '../src/content/fields/template.ts';

const { integrationCategories, integrations, pages } = content;
const { home, about, careers, investors } = pages;

/** Optional fields of pages, and their headings. */
const optional = [
  ['about', 'story', about.story?.heading],
  ['careers', 'benefits', careers.benefits?.heading],
  ['careers', 'work', careers.work?.heading],
  ['investors', 'funding', investors.funding?.heading],
] as const;

type Change = (text: string) => string;

/** Confirms every sample and every promise of a file. */
export const confirmSamples: Change = (text) =>
  text.replaceAll(/^( *sample:) true\n/gm, '$1 false\n').replace(/^unconfirmed: .*\n/m, '');

/** Content that a new company may remove because it has nothing to say there yet. */
export const contentRemovals: [file: string, change: Change][] = [
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
const emptyCategories = integrationCategories.filter(({ id }) => id !== firstVendor?.category);

/** Texts that mark samples, with the pages that show them. */
const sampleNotes = [
  ['index', home.hero.sampleNote],
  ['about', about.sampleNote],
  ['careers', careers.sampleNote],
  ['investors', investors.sampleNote],
  ['integrations', pages.integrations.sampleNote],
] as const;

/** Texts that a page no longer contains after that. */
export const removedTexts = [
  ...emptyCategories.map(({ description }) => ['integrations', description]),
  ...emptyCategories.map(({ id }) => ['integrations', `"#${id}"`]),
  ['integrations', fillTemplate(pages.integrations.search.everything, { count: '1' })],
  ...home.hero.claims.map(({ label }) => ['index', `>${label}<`]),
  ...optional.map(([page, , heading]) => [page, `>${heading}<`]),
  ...sampleNotes,
];
