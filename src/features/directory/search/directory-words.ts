import type { Query } from 'minisearch';
import { maxQueryLength } from '../directory-filter.ts';

/** A word and its position in a text. */
export interface Word {
  /** In lower case, without accents. */
  folded: string;
  start: number;
  end: number;
}

/** The most words of a query that are searched for. */
const maxQueryWords = 8;

/** Splits a text into words. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const folded = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return folded ? [{ folded, start: index, end: index + word.length }] : [];
  });
}

/** Splits a query into words, up to the maximum length and number of words. */
export function readQueryWords(query: string): Word[] {
  return splitWords(query.slice(0, maxQueryLength)).slice(0, maxQueryWords);
}

/** Joins words into one, because people write Pay Pal for PayPal. */
export function joinWords(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join('');
}

/** Whether a word is long enough to be searched for alone and with a typo. */
export function isLong(word: string): boolean {
  return word.length >= 4;
}

/** Queries for a word with two neighboring letters swapped: one typo, but an edit distance of two. */
export function swappedLetterQueries(word: string): Query[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => ({
    fuzzy: 0,
    queries: [letters.toSpliced(index, 2, letter, letters[index] ?? '').join('')],
  }));
}
