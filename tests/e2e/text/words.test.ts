import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { OptionalSectionId } from '../../../src/config/routes.ts';
import { content, language, routes } from '../../language.ts';
import { mainLanguage } from '../../../src/config/routes.ts';
import { expect, test } from '../fixtures.ts';
import { hasSections } from '../sections.ts';
import { allRoutes, unknownPath } from '../site.ts';
import { readPageText, sentencesOf, wordsOf } from './page-text.ts';

/** These words and the reading grade are of English. */
const isEnglish = language === mainLanguage;

/** Words that make a sentence archaic, vague or hard to read, and one example of each. */
const avoided: readonly [pattern: RegExp, example: string][] = [
  [/\banew\b/i, 'The price is asked anew.'],
  [/\bthereby\b/i, 'Thereby you save.'],
  [/\bof (its|their) own\b/i, 'It has a page of its own.'],
  [/\btakes in\b/i, 'The plan takes in the calendar.'],
  [/\bbefore long\b/i, 'You will see it before long.'],
  [/\bthat is none\b|\bone that is none\b/i, 'An address that is none.'],
  [/\bstands? for\b|\bstands? (in|at|beside|on|there)\b/i, 'The total stands beside it.'],
  [/\b(is|are|was|were|be) told\b/i, 'The driver is told.'],
  [/\b(that|this) which\b/i, 'That which is left.'],
  [/^What [^?]*\.$/, 'What is no number is refused.'],
  [/(\bof\b[^.,;:]*){4}/i, 'A part of the price of the plan of the month of the year.'],
];
const findAvoided = (sentence: string) =>
  avoided.some(([pattern]) => pattern.test(sentence)) ? [sentence] : [];

/** A sentence of more words needs to be read twice. */
const maxSentenceWords = 35;

/** Of the Flesch–Kincaid formula: years of school that a reader needs. */
const maxGrade = 8;

test('every avoided word is found in its example', () => {
  for (const [pattern, example] of avoided) expect(example).toMatch(pattern);
});

test('no page uses an avoided word', async ({ page, request }) => {
  test.skip(!isEnglish, 'the words are English');
  for (const path of [...allRoutes, unknownPath]) {
    const { blocks, headings } = await readPageText(page, request, path);
    // A heading that starts with "What" is a label, not a sentence.
    const sentences = blocks.filter((block) => !headings.includes(block)).flatMap(sentencesOf);
    expect.soft(sentences.flatMap(findAvoided), path).toEqual([]);
  }
});

test('no heading is used twice, on a page or as the title of two pages or sections', async ({
  page,
  request,
}) => {
  const seen = new Map<string, string>();
  for (const path of allRoutes) {
    const { headings } = await readPageText(page, request, path, 'main');
    expect.soft(headings.length, path).toBe(new Set(headings).size);
    for (const heading of headings) {
      // The same block at the end of every legal page.
      if (heading === content.site.legalEntity.heading) continue;
      expect.soft(seen.get(heading) ?? path, heading).toBe(path);
      seen.set(heading, path);
    }
  }
});

test('text has typographic quotes and apostrophes', async ({ page, request }) => {
  for (const path of [...allRoutes, unknownPath]) {
    const { blocks } = await readPageText(page, request, path);
    expect
      .soft(
        blocks.filter((block) => /["']/.test(block)),
        path,
      )
      .toEqual([]);
  }
});

test(`no sentence of the landing page has more than ${maxSentenceWords} words`, async ({
  page,
  request,
}) => {
  const { blocks } = await readPageText(page, request, routes.home);
  const long = blocks
    .flatMap(sentencesOf)
    .filter((text) => wordsOf(text).length > maxSentenceWords);
  expect(long).toEqual([]);
});

for (const [part, selector] of Object.entries({
  'landing page': 'main',
  'pricing section': '#pricing',
  questions: '#faq',
})) {
  if (selector !== 'main' && !hasSections(selector.slice(1) as OptionalSectionId)) continue;
  test(`the ${part} can be read by an eighth-grader`, async ({ page, request }, {
    annotations,
  }) => {
    test.skip(!isEnglish, 'the formula counts English syllables');
    const { blocks } = await readPageText(page, request, routes.home, selector);
    // Labels and list items of a few words have no grade.
    const sentences = blocks.flatMap(sentencesOf).filter((text) => /[.!?]$/.test(text));
    const words = sentences.flatMap(wordsOf);
    const grade = fleschKincaid({
      sentence: sentences.length,
      word: words.length,
      syllable: words.reduce((sum, word) => sum + syllable(word), 0),
    });
    annotations.push({ type: 'reading grade', description: grade.toFixed(1) });
    expect(grade).toBeLessThanOrEqual(maxGrade);
  });
}
