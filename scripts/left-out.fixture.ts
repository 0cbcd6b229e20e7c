import { content } from '../src/content/content.ts';

const { home, about, careers, investors } = content.pages;

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
  ['testimonials.yaml', () => '[]\n'],
  ['pages/home.yaml', (text) => text.replace(/( {2}claims:)\n( {4}.*\n)+/, '$1 []\n')],
  ...optional.map(([page, field]): [string, Change] => [
    `pages/${page}.yaml`,
    (text) => text.replace(new RegExp(`^${field}:\n( .*\n)+`, 'm'), ''),
  ]),
];

/** Words that a page then does not have. */
export const wordsLeftOut = [
  ...home.hero.claims.map(({ label }) => ['index', `>${label}<`]),
  ...optional.map(([page, , heading]) => [page, `>${heading}<`]),
];
