import type { Query } from 'minisearch';
import { longestQuery } from '../directory-filter.ts';

/** A word of a text, and where it is there. */
export interface Word {
  /** Without case and accents. */
  folded: string;
  start: number;
  end: number;
}

/** Words of a query that are looked for; the rest is left out. */
const mostWords = 8;

/** The words of a text, without case and accents. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const folded = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return folded ? [{ folded, start: index, end: index + word.length }] : [];
  });
}

/** The words of a query, as far as it is searched for. */
export function wordsOfQuery(query: string): Word[] {
  return wordsOf(query.slice(0, longestQuery)).slice(0, mostWords);
}

/** Words written as one, because people write Pay Pal for PayPal. */
export function joined(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join('');
}

/** Whether a word is long enough to be searched for alone, and to be recognized with an error in it. */
export function isLong(word: string): boolean {
  return word.length >= 4;
}

/** A word with each two neighbors swapped: one error to people, two to an edit distance. */
export function swapped(word: string): Query[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => ({
    fuzzy: 0,
    queries: [letters.toSpliced(index, 2, letter, letters[index] ?? '').join('')],
  }));
}
