import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gitHash, staleTranslations } from './compared.ts';

test('an English file is known by its hash in git', () => {
  const file = 'content/en/faq.yaml';
  const hash = execFileSync('git', ['hash-object', file], { encoding: 'utf8' }).trim();
  expect(gitHash(readFileSync(file, 'utf8'))).toBe(hash);
});

test('a translation is stale once its English file is another one than it was compared with', () => {
  const english = '- id: price\n';
  const sources = new Map([
    ['cy/language.yaml', 'name: Cymraeg'],
    ['cy/faq.yaml', '- id: price'],
    ['cy/facts/terms.yaml', 'iCal: Dyddiadau.'],
    ['en/faq.yaml', english],
    ['facts/terms.yaml', 'iCal: Dates.'],
  ]);
  const compared = { 'cy/faq.yaml': gitHash(english), 'cy/facts/terms.yaml': gitHash('iCal: ') };
  expect(staleTranslations(sources, 'cy', compared)).toEqual(['cy/facts/terms.yaml']);
  sources.set('en/faq.yaml', '- id: cost\n');
  expect(staleTranslations(sources, 'cy', compared)).toEqual([
    'cy/facts/terms.yaml',
    'cy/faq.yaml',
  ]);
});
