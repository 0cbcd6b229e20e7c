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

/** A name with its first two letters swapped. */
const misspell = (name: string) => name.replace(/^(.)(.)/, '$2$1');

/** Names from the content, which editors can change. */
const names = {
  plan: content.terms.trialPlan,
  /** A fact that texts use. */
  module: /\{\{planWith\.([\w-]+)/.exec([...sources.values()].join())?.[1] ?? '',
  tab: content.showcase[0]?.id ?? '',
  category: content.integrations[0]?.category ?? '',
  group: content.navigation.footer.at(-1)?.id ?? '',
};
const [option = ''] = content.pages.contact.form.subject.options;
const planOfModule = content.plans.find(({ modules }) => modules.includes(names.module))?.id;

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
    replace(`- ${names.module}\n`, `- ${misspell(names.module)}\n`),
    `, entry "${planOfModule}", field modules: nothing else uses the name "${misspell(names.module)}"; did you mean "${names.module}"?`,
  ],
  [
    'facts/integration-categories.yaml',
    replace(`id: ${names.category}\n`, `id: ${misspell(names.category)}\n`),
    `, entry "${misspell(names.category)}", field id: nothing else uses the name "${misspell(names.category)}"; did you mean "${names.category}"?`,
  ],
  [
    'facts/integrations.yaml',
    put([0, 'logo'], 'paypall'),
    `, ${first(content.integrations)}, field logo: expected the name of an icon at simpleicons.org such as paypal, or no logo, got "paypall".`,
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
    put(['trialPlan'], misspell(names.plan)),
    `, field trialPlan: content/facts/plans.yaml has no "${misspell(names.plan)}"; did you mean "${names.plan}"?`,
  ],
  [
    'facts/integrations.yaml',
    put([0, 'category'], misspell(names.category)),
    `, ${first(content.integrations)}, field category: content/facts/integration-categories.yaml has no "${misspell(names.category)}"; did you mean "${names.category}"?`,
  ],
  [
    'facts/plans.yaml',
    replace(`- id: ${names.plan}\n`, `- id: ${misspell(names.plan)}\n`),
    `, entry "${misspell(names.plan)}", field id: nothing else uses the name "${misspell(names.plan)}"; did you mean "${names.plan}"?`,
  ],
  [
    'en/showcase.yaml',
    put([0, 'id'], misspell(names.tab)),
    `, entry "${misspell(names.tab)}", field id: no plan has this module; did you mean "${names.tab}"?`,
  ],
  [
    'en/pages/contact.yaml',
    put(['form', 'subject', 'sales'], misspell(option)),
    `, field form.subject.sales: \`options\` has no "${misspell(option)}"; did you mean "${option}"?`,
  ],
  [
    'facts/navigation.yaml',
    replace(`  ${names.group}:`, `  ${misspell(names.group)}:`),
    `, field footer: \`footerGroups\` in en/site.yaml has no heading for "${misspell(names.group)}"; did you mean "${names.group}"?`,
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
