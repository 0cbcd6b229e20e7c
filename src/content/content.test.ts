import { expect, test } from 'vitest';
import { changeFiles, getMistakes, put, replace, withWelsh } from './change-content.fixture.ts';
import { loadContent } from './content.ts';
import { readContent } from './read-content.ts';

const { bookingSites, faq, integrationCategories, showcase } = loadContent();
const [tab] = showcase;

const findMistakes = (file: string, change: (source: string) => string) =>
  getMistakes(() => readContent(changeFiles({ [file]: change })));

test.each<[file: string, path: (string | number)[], value: unknown, problem: string]>([
  // Data, by its schema.
  ['facts/plans.yaml', [0, 'monthly'], '$199', 'field monthly: expected a number, such as 199'],
  ['facts/integrations.yaml', [0, 'description'], 'Short.', 'at least 30 characters, got 6.'],
  ['facts/navigation.yaml', ['header', 0], 'abuot', 'section "abuot"; did you mean "about"?'],
  ['en/features.yaml', [0, 'icon'], 'hous', 'there is no "hous"; did you mean "house"?'],
  ['en/faq.yaml', [0, 'answer'], 7, 'field answer: expected text, got 7; put it in quotes.'],
  ['en/faq.yaml', [0, 'answer'], '{brand}', 'expected text without single braces; write facts in'],
  ['en/testimonials.yaml', [0, 'author', 'image'], '/a.webp', 'there is no image /a.webp; save it'],
  // Words, by the shape of English.
  ['en/pages/about.yaml', ['mission', 'body'], undefined, 'mission.body: the field is missing.'],
  ['en/pages/about.yaml', ['mission', 'text'], 'x', 'field mission: there is no field "text"'],
  ['en/pages/about.yaml', ['values', 'items', 0, 'drawing'], 'plnt', 'did you mean "plant"?'],
  ['en/pages/home.yaml', ['fromPlan'], '{plna}', 'field fromPlan: expected text with {plan}, and'],
  // Facts.
  ['en/pages/home.yaml', ['fromPlan'], '{plan} {{brnad}}', '{{brnad}}; did you mean {{brand}}?'],
  ['en/faq.yaml', [0, 'answer'], '{{toString}}', 'there is no fact {{toString}}; facts are the'],
  ['facts/terms.yaml', ['iCal'], '{{brand}} reads it.', 'there is no fact {{brand}}'],
  // What files say about each other.
  ['facts/integrations.yaml', [0, 'category'], 'fax', 'there is no "fax" in facts/integration'],
  ['facts/navigation.yaml', ['footer', 'leagl'], ['about'], '"leagl" in footerGroups of en/site'],
  ['en/features.yaml', [0, 'id'], 'gold', 'there is no "gold" in modules of facts/plans.yaml'],
  ['en/pages/not-found.yaml', ['links', 2, 'href'], '/#prices', 'did you mean "/#pricing"?'],
  ['en/pages/contact.yaml', ['form', 'subject', 'sales'], 'Slaes', '`options` has no "Slaes"'],
  // An id that is an address on its page, or a parameter of the calculator.
  ['en/faq.yaml', [0, 'id'], 'main', 'another part of its page has this id'],
  ['en/faq.yaml', [0, 'id'], tab?.id, 'another part of its page has this id'],
  ['facts/booking-sites.yaml', [0, 'id'], 'rate', 'the calculator uses this word in its address'],
  // What protects visitors.
  [
    'en/pages/home.yaml',
    ['hero', 'claims', 0, 'sample'],
    undefined,
    'a claim needs a `source`, or',
  ],
  ['en/pages/careers.yaml', ['meta', 'description'], 'Jobs.', 'expected 50 to 170 characters'],
])('a mistake in %s is one line with its place: %j %j', (file, path, value, problem) => {
  const [mistake, ...others] = findMistakes(file, put(path, value));
  expect(mistake?.startsWith(`content/${file}`)).toBe(true);
  expect(mistake).toContain(problem);
  expect(others).toEqual([]);
});

test('a misspelled field is one mistake', () => {
  expect(findMistakes('facts/terms.yaml', replace('trialDays:', 'trailDays:'))).toEqual([
    'content/facts/terms.yaml: there is no field "trailDays"; did you mean "trialDays"?',
  ]);
  const misspelled = { 'cy/site.yaml': replace('getStarted:', 'getStated:') };
  expect(getMistakes(() => readContent(changeFiles(misspelled), 'cy'))).toEqual([
    'content/cy/site.yaml, field getStated: English has no such field; did you mean "getStarted"?',
  ]);
  const [question] = faq;
  const otherId = { 'cy/faq.yaml': put([0, 'id'], `${question?.id}s`) };
  expect(getMistakes(() => readContent(changeFiles(otherId), 'cy'))).toEqual([
    `content/cy/faq.yaml, entry "${question?.id}s": English has no such entry; did you mean "${question?.id}"?`,
  ]);
});

test('a name is looked for where it belongs, however many files use it', () => {
  const [category] = integrationCategories;
  const mistakes = findMistakes(
    'facts/integration-categories.yaml',
    put([0, 'id'], `${category?.id}s`),
  );
  expect(mistakes.length).toBeGreaterThan(1);
  for (const mistake of mistakes)
    expect(mistake).toContain(
      `there is no "${category?.id}" in facts/integration-categories.yaml; did you mean "${category?.id}s"?`,
    );
});

test('a missing file is named, and for a misnamed one the right name', () => {
  const files = new Map(withWelsh);
  files.delete('en/faq.yaml');
  const read = () => readContent(files);
  expect(getMistakes(read)).toEqual(['content/en/faq.yaml: the file is missing.']);
  files.set('en/fqa.yaml', withWelsh.get('en/faq.yaml') ?? '');
  expect(getMistakes(read)).toEqual([
    'content/en/fqa.yaml: no content file has this name; did you mean "en/faq.yaml"?',
  ]);
});

test('a company with fewer tabs and booking sites, and another question, needs no change of code', () => {
  const remove = (id = '') => replace(RegExp(`^- id: ${id}\\n( .*\\n)+`, 'm'), '');
  const files = changeFiles({
    'en/showcase.yaml': remove(tab?.id),
    'facts/booking-sites.yaml': remove(bookingSites.at(-1)?.id),
    'en/faq.yaml': (source) => `${source}- id: pets\n  question: Pets?\n  answer: Yes.\n`,
  });
  const content = readContent(files);
  expect(content.showcase).toHaveLength(showcase.length - 1);
  expect(content.faq.at(-1)?.id).toBe('pets');
});
