import { expect, test } from 'vitest';
import {
  changeFiles,
  withWelsh,
  getMistakes,
  put,
  replace,
  sources,
} from './change-content.fixture.ts';
import { loadContent } from './content.ts';
import { readEach } from './parse/content-error.ts';
import { readContent } from './read-content.ts';
import type { Sources } from './sources.ts';

const content = loadContent();

const first = (entries: readonly { id: string }[]) => `entry "${entries[0]?.id}"`;

/** The mistakes in the English and Welsh content, one line each. */
const getMistakesIn = (files: Sources) =>
  getMistakes(() => readEach(['en', 'cy'], (code) => readContent(files, code)));

/** A typo in each of fifteen files, and the line that an editor reads. */
const typos: [file: string, change: (source: string) => string, line: string][] = [
  [
    'facts/terms.yaml',
    replace('trialDays', 'trailDays'),
    ': there is no field "trailDays"; did you mean "trialDays"?',
  ],
  [
    'facts/plans.yaml',
    replace('- operations\n', '- operatoins\n'),
    ', entry "pro", field modules: nothing else uses the name "operatoins"; did you mean "operations"?',
  ],
  [
    'facts/integration-categories.yaml',
    replace('id: payment-provider', 'id: payment-provder'),
    ', entry "payment-provder", field id: nothing else uses the name "payment-provder"; did you mean "payment-provider"?',
  ],
  [
    'facts/integrations.yaml',
    put([0, 'category'], 'pms-chanel-manager'),
    `, ${first(content.integrations)}, field category: content/facts/integration-categories.yaml has no "pms-chanel-manager"; did you mean "pms-channel-manager"?`,
  ],
  [
    'facts/navigation.yaml',
    put(['company', 0], 'abuot'),
    ', field company[0]: there is no page or section "abuot"; did you mean "about"?',
  ],
  [
    'en/features.yaml',
    put([0, 'icon'], 'hous'),
    `, ${first(content.features)}, field icon: there is no "hous"; did you mean "house"?`,
  ],
  [
    'en/pages/home.yaml',
    put(['getStarted', 'note'], '{{trailDays}} days free.'),
    ', field getStarted.note: there is no fact {{trailDays}}; did you mean {{trialDays}}?',
  ],
  [
    'en/pages/not-found.yaml',
    put(['links', 2, 'href'], '/#prices'),
    ', field links[2].href: no page or section has the address "/#prices"; did you mean "/#pricing"?',
  ],
  [
    'en/faq.yaml',
    replace(/question: .*/, 'question: Our rule: no surprises'),
    ": line 2: a text with a colon needs quotes: question: 'Our rule: no surprises'.",
  ],
  [
    'en/showcase.yaml',
    replace(/ {2}title: /, '\ttitle: '),
    ': line 2: begin the line with spaces, not with a tab.',
  ],
  [
    'en/legal/cookies.md',
    (source) => `<<<<<<< HEAD\n${source}`,
    ': line 1: two versions are between <<<<<<< and >>>>>>>; keep one and remove these marks.',
  ],
  [
    'cy/pages/about.yaml',
    replace('statement: ', 'statment: '),
    ', field mission.statment: English has no such field; did you mean "statement"?',
  ],
  [
    'cy/site.yaml',
    put(['skipToContent'], undefined),
    `, field skipToContent: expected a translation of "${content.site.skipToContent}".`,
  ],
  [
    'cy/testimonials.yaml',
    put([0, 'id'], 'somebody'),
    `, entry "somebody": English has no such entry; did you mean "${content.testimonials[0]?.id}"?`,
  ],
  [
    'cy/pages/contact.yaml',
    replace(/ {2}eyebrow: .*/, '  eyebrow: The #1 contact'),
    ": line 6: a text with # needs quotes: eyebrow: 'The #1 contact'; a comment goes on a line above.",
  ],
];

test('fifteen typos in fifteen files are reported in fifteen lines', () => {
  const changes = Object.fromEntries(typos.map(([file, change]) => [file, change]));
  const files = changeFiles(changes, withWelsh);
  expect(getMistakesIn(files).toSorted()).toEqual(
    typos.map(([file, , line]) => `content/${file}${line}`).toSorted(),
  );
});

test.each<[file: string, change: (source: string) => string, line: string]>([
  [
    'facts/terms.yaml',
    put(['trialPlan'], 'por'),
    ', field trialPlan: content/facts/plans.yaml has no "por"; did you mean "pro"?',
  ],
  [
    'facts/plans.yaml',
    replace('- id: pro\n', '- id: por\n'),
    ', entry "por", field id: nothing else uses the name "por"; did you mean "pro"?',
  ],
  [
    'en/showcase.yaml',
    put([0, 'id'], 'core-platfrom'),
    ', entry "core-platfrom", field id: no plan has this module; did you mean "core-platform"?',
  ],
  [
    'facts/navigation.yaml',
    replace('  resources:', '  resorces:'),
    ', field footer: `footerGroups` in en/site.yaml has no heading for "resorces"; did you mean "resources"?',
  ],
  [
    'en/legal/cookies.md',
    (source) => `${source}\n[Us](/contcat)\n`,
    ', field text: no page or section has the address "/contcat"; did you mean "/contact"?',
  ],
])('a wrong name in %s is reported there, and not in other files', (file, change, line) => {
  const files = changeFiles({ [file]: change }, withWelsh);
  expect(getMistakesIn(files)).toEqual([`content/${file}${line}`]);
});

test('a misnamed file is one mistake that suggests the right name', () => {
  const files = new Map(withWelsh).set('en/fqa.yaml', sources.get('en/faq.yaml') ?? '');
  files.delete('en/faq.yaml');
  expect(getMistakesIn(files)).toEqual([
    'content/en/fqa.yaml: no content file has this name; did you mean "en/faq.yaml"?',
  ]);
});
