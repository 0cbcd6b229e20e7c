import { expect, test } from 'vitest';
import { changeFiles, put, readChanged, sources } from './change-content.fixture.ts';
import { loadContent } from './content.ts';
import { ContentError } from './parse/content-error.ts';
import { readContent } from './read-content.ts';

const content = loadContent();

const first = (entries: readonly { id: string }[]) => `entry "${entries[0]?.id}"`;
const { integrations, plans } = content;

test('mistakes in several files are all listed', () => {
  const mistaken = changeFiles({
    'en/pages/not-found.yaml': put(['heading'], ''),
    'en/faq.yaml': (source) => put([0, 'order'], 1)(put([0, 'answer'], 7)(source)),
    'en/site.yaml': put(['menu'], '{{brnad}}'),
  });
  expect(() => readContent(mistaken)).toThrow(ContentError);
  expect(() => readContent(mistaken)).toThrow(
    /^content\/en\/faq.yaml.*field answer: .*\n.*"order".*\n.*site.yaml.*\n.*not-found.yaml, field heading: [^\n]*$/,
  );
});

test.each<[file: string, change: (source: string) => string, message: string]>([
  [
    'facts/integrations.yaml',
    put([0, 'logo'], '365villas'),
    `${first(integrations)}, field logo: expected the name of an icon at simpleicons.org, or no logo, got "365villas".`,
  ],
  [
    'facts/plans.yaml',
    put([0, 'monthly'], '199 USD'),
    `${first(plans)}, field monthly: expected a number, such as 199 or 49.50, got "199 USD".`,
  ],
  [
    'en/pages/home.yaml',
    put(['getStarted', 'note'], '{{trailDays}}-day free trial.'),
    'en/pages/home.yaml, field getStarted.note: there is no fact {{trailDays}}; did you mean {{trialDays}}?',
  ],
  [
    'en/pages/not-found.yaml',
    put(['links', 2, 'href'], '/#savings'),
    'en/pages/not-found.yaml, field links[2].href: no page or section has the address "/#savings".',
  ],
  [
    'en/pages/not-found.yaml',
    put(['links', 2, 'href'], '/about/'),
    'field links[2].href: no page or section has the address "/about/"; did you mean "/about"?',
  ],
  [
    'en/pages/home.yaml',
    put(['hero', 'claims'], [{ value: '2', label: 'villas' }]),
    'field hero.claims: expected exactly 3 entries, got a list of 1',
  ],
  [
    'facts/integration-categories.yaml',
    put([0, 'shortName'], 'Fax'),
    'field shortName: expected a part of the name, got "Fax".',
  ],
  // References to other files.
  [
    'facts/integrations.yaml',
    put([0, 'category'], 'fax'),
    `${first(integrations)}, field category: content/facts/integration-categories.yaml has no "fax"; it is one of`,
  ],
  [
    'facts/terms.yaml',
    put(['trialPlan'], 'team'),
    'facts/terms.yaml, field trialPlan: content/facts/plans.yaml has no "team"',
  ],
  ['en/features.yaml', put([0, 'id'], 'gold'), 'no plan has this module; add "gold" to `modules`'],
  [
    'facts/navigation.yaml',
    put(['header', 0], 'get-started'),
    'field header[0]: expected the name of a page or section, or a link such as',
  ],
  ['en/faq.yaml', put([0, 'id'], 'pricing'), 'field id: a section of the landing page has this id'],
])('a mistake is reported with its place: %s', (file, change, message) => {
  expect(readChanged(file, change)).toThrow(message);
});

test.each(['en/faq.yaml', 'en/legal/cookies.md'])('%s is required', (file) => {
  const others = new Map(sources);
  others.delete(file);
  expect(() => readContent(others)).toThrow(`content/${file}: the file is missing.`);
});
