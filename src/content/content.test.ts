import { expect, test } from 'vitest';
import { changeFiles, getMistakes, put, replace, withWelsh } from './change-content.fixture.ts';
import { loadContent } from './content.ts';
import { readContent } from './read-content.ts';

const { faq, showcase } = loadContent();

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
  ['en/showcase.yaml', [0, 'image', 'dark'], '/content/pictures/no.png', 'there is no file /con'],
  ['en/showcase.yaml', [0, 'image', 'picture'], undefined, 'expected either a picture or your own'],
  [
    'en/testimonials.yaml',
    [0, 'author', 'image'],
    '../docs/images/landing.png',
    'is too large; save',
  ],
  // Words, by the shape of English.
  ['en/pages/about.yaml', ['mission', 'body'], undefined, 'mission.body: text is missing.'],
  ['en/pages/home.yaml', ['fromPlan'], '{plna}', 'field fromPlan: expected text with {plan}, and'],
  // Facts.
  ['en/pages/home.yaml', ['fromPlan'], '{plan} {{brnad}}', '{{brnad}}; did you mean "brand"?'],
  ['en/faq.yaml', [0, 'answer'], '{{toString}}', 'there is no fact {{toString}}'],
  ['facts/terms.yaml', ['iCal'], '{{brand}} reads it.', 'there is no fact {{brand}}'],
  // What files say about each other.
  ['facts/integrations.yaml', [0, 'category'], 'fax', 'there is no "fax" in facts/integration'],
  ['facts/navigation.yaml', ['footer', 'leagl'], ['about'], '"leagl" in footerGroups of en/site'],
  ['en/features.yaml', [0, 'id'], 'gold', 'there is no "gold" in modules of facts/plans.yaml'],
  ['en/pages/not-found.yaml', ['links', 2, 'href'], '/#prices', 'did you mean "/#pricing"?'],
  ['en/pages/contact.yaml', ['form', 'subject', 'sales'], 'Slaes', '`options` has no "Slaes"'],
  // An id that is an address on its page, or a parameter of the calculator.
  ['en/faq.yaml', [0, 'id'], showcase[0]?.id, 'another part of its page has this id'],
  ['facts/booking-sites.yaml', [0, 'id'], 'rate', 'the calculator uses this word in its address'],
  // What protects visitors.
  ['en/pages/home.yaml', ['hero', 'claims', 0, 'sample'], undefined, 'a claim needs a `source`'],
  ['en/pages/careers.yaml', ['meta', 'description'], 'Jobs.', 'expected 50 to 170 characters'],
])('a mistake in %s is one line with its place: %j %j', (file, path, value, problem) => {
  const [mistake, ...others] = findMistakes(file, put(path, value));
  expect(mistake?.startsWith(`content/${file}`)).toBe(true);
  expect(mistake).toContain(problem);
  expect(others).toEqual([]);
});

test('a misspelled field is one mistake', () => {
  const mistakes = findMistakes('facts/terms.yaml', replace('trialDays:', 'trailDays:'));
  const line = 'content/facts/terms.yaml: there is no field "trailDays"; did you mean "trialDays"?';
  expect(mistakes).toEqual([line]);
});

test('a missing file is named', () => {
  const files = new Map(withWelsh);
  files.delete('en/faq.yaml');
  expect(() => readContent(files)).toThrow('content/en/faq.yaml: the file is missing.');
});

test('a company with one tab less and another question needs no change of code', () => {
  const question = { id: 'pets', question: 'Pets?', answer: 'Yes.' };
  const files = changeFiles({
    'en/showcase.yaml': put([0], undefined),
    'en/faq.yaml': put([faq.length], question),
  });
  const content = readContent(files);
  expect(content.showcase).toHaveLength(showcase.length - 1);
  expect(content.faq.at(-1)).toEqual(question);
});
