import { describe, expect, test } from 'vitest';
import { acceptTexts, freshnessOf, hashOf } from './freshness.ts';
import type { TranslatedText } from './texts.ts';

const text = (key: string, english: string, translation?: string): TranslatedText => ({
  name: 'en/faq.yaml',
  key,
  english,
  translation,
});

describe('freshnessOf', () => {
  test('names the texts without a translation', () => {
    const texts = [
      text('trial.question', 'How long?'),
      text('trial.answer', 'Two weeks.', 'Dua minggu.'),
    ];
    const madeFrom = { 'faq.yaml': { 'trial.answer': hashOf('Two weeks.') } };
    expect(freshnessOf(texts, madeFrom, 'id')).toEqual([
      { file: 'faq.yaml', count: 2, missing: ['trial.question'], stale: [], unused: [] },
    ]);
  });

  test('names the translations of an older English text, and those without a hash', () => {
    const texts = [
      text('a', 'New', 'Lama'),
      text('b', 'Typed', 'Diketik'),
      text('c', 'Same', 'Sama'),
    ];
    const madeFrom = { 'faq.yaml': { a: hashOf('Old'), c: hashOf('Same') } };
    expect(freshnessOf(texts, madeFrom, 'id')).toMatchObject([{ stale: ['a', 'b'] }]);
  });

  test('names hashes whose text, translation or file is gone', () => {
    const madeFrom = { 'faq.yaml': { a: hashOf('A'), gone: hashOf('B') }, 'news.yaml': { c: 'x' } };
    expect(freshnessOf([text('a', 'A')], madeFrom, 'id')).toMatchObject([
      { file: 'faq.yaml', unused: ['a', 'gone'] },
      { file: 'news.yaml', count: 0, unused: ['c'] },
    ]);
  });

  test('counts a Markdown file as one text, and facts below their folder', () => {
    const cookies = {
      name: 'en/legal/cookies.md',
      key: '',
      english: 'Cookies',
      translation: 'Kuki',
    };
    const plans = { ...text('pro.description', 'For teams'), name: 'facts/plans.yaml' };
    expect(freshnessOf([cookies, plans], {}, 'id')).toEqual([
      { file: 'legal/cookies.md', count: 1, missing: [], stale: ['the whole text'], unused: [] },
      { file: 'facts/plans.yaml', count: 1, missing: ['pro.description'], stale: [], unused: [] },
    ]);
  });

  test('other line breaks in English do not make a translation stale', () => {
    expect(hashOf('One\n  sentence. ')).toBe(hashOf('One sentence.'));
    expect(hashOf('One sentence!')).not.toBe(hashOf('One sentence.'));
  });
});

describe('acceptTexts', () => {
  const texts = [text('b', 'B', 'Be'), text('a', 'A', 'A'), text('c', 'C')];
  const all = () => true;

  test('records sorted hashes of the English texts that are translated', () => {
    const recorded = acceptTexts(texts, {}, 'id', all);
    expect(JSON.stringify(recorded)).toBe(
      JSON.stringify({ 'faq.yaml': { a: hashOf('A'), b: hashOf('B') } }),
    );
    expect(freshnessOf(texts, recorded, 'id')).toMatchObject([{ stale: [], missing: ['c'] }]);
  });

  test('keeps the hashes of the other texts, and drops those that nothing uses', () => {
    const before = { 'faq.yaml': { a: 'old', b: 'old', gone: 'old' }, 'gone.yaml': { a: 'old' } };
    const recorded = acceptTexts(
      texts,
      before,
      'id',
      (file, key) => file === 'faq.yaml' && key === 'b',
    );
    expect(recorded).toEqual({ 'faq.yaml': { a: 'old', b: hashOf('B') } });
  });
});
