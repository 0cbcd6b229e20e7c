import { expect, test } from 'vitest';
import { ConditionError, keepTrueParts } from './conditional-text.ts';

const both = `Before.

<!-- if CONTACT_ENDPOINT is set -->

It is sent.

<!-- otherwise -->

It stays here.

<!-- end if -->

After.
`;
const settings = { CONTACT_ENDPOINT: true, STATUS_URL: false };
const without = { ...settings, CONTACT_ENDPOINT: false };

test('only the part that is true of the build stays', () => {
  const words = (text: string) => text.split(/\n+/).filter(Boolean);
  expect(words(keepTrueParts(both, settings))).toEqual(['Before.', 'It is sent.', 'After.']);
  expect(words(keepTrueParts(both, without))).toEqual(['Before.', 'It stays here.', 'After.']);
});

test('a part without an alternative is left out', () => {
  const one = 'A\n\n<!-- if STATUS_URL is set -->\nB\n<!-- end if -->\n\nC\n';
  expect(keepTrueParts(one, settings)).toBe('A\n\n\n\nC\n');
  expect(keepTrueParts(one, { STATUS_URL: true })).toBe('A\n\nB\n\nC\n');
});

test('several parts depend on settings one by one, in files from Windows too', () => {
  const text = `${both}\n<!-- if STATUS_URL is set -->\nB\n<!-- end if -->\n`;
  for (const source of [text, text.replaceAll('\n', '\r\n')]) {
    const kept = keepTrueParts(source, settings);
    expect(kept).toContain('It is sent.');
    expect(kept).not.toMatch(/It stays|^B$|<!--/m);
  }
});

test('a part can contain others, and depend on a section', () => {
  const text = `<!-- if faq is shown -->\n${both}\n<!-- otherwise -->\nNone.\n<!-- end if -->\n`;
  const words = (isShown: boolean) => keepTrueParts(text, { ...settings, faq: isShown });
  expect(words(true).split(/\n+/).filter(Boolean)).toEqual(['Before.', 'It is sent.', 'After.']);
  expect(words(false).trim()).toBe('None.');
});

test('a text without conditions and other comments stay as they are', () => {
  for (const text of ['A\n\nB\n', '<!-- for translators -->\nA\n']) {
    expect(keepTrueParts(text, {})).toBe(text);
  }
});

test.each([
  [
    'a setting that texts cannot depend on',
    both.replace('CONTACT', 'CONTRACT'),
    'a text cannot depend on CONTRACT_ENDPOINT; it is one of CONTACT_ENDPOINT, STATUS_URL.',
  ],
  ['a part without an end', both.replace('<!-- end if -->', ''), '"<!-- if CONTACT_ENDPOINT'],
  ['an end without a beginning', 'A\n<!-- end if -->\n', '"<!-- end if -->" does not belong'],
  ['a comment with text beside it', 'A <!-- if STATUS_URL is set -->\n', '"<!-- if STATUS_URL'],
])('%s is refused', (_, text, message) => {
  expect(() => keepTrueParts(text, settings)).toThrow(ConditionError);
  expect(() => keepTrueParts(text, settings)).toThrow(message);
});
