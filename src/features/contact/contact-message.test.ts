import { describe, expect, test } from 'vitest';
import { readMessage } from './contact-message.ts';

const empty = { name: '', email: '', subject: '', message: '' };

function encodeAndRead(text: string): string {
  const encoded = new URLSearchParams({ ...empty, message: text }).toString();
  return readMessage(new URLSearchParams(encoded)).message;
}

describe('encoding and reading a message', () => {
  test.each([
    ['an ampersand, an equals sign and a plus', 'Villa & Pool = 2+2'],
    ['a percent sign', '100% %26 %'],
    ['umlauts and accents', 'Grüße aus Überlingen, à bientôt'],
    ['emoji, joined ones too', '🏝️👩‍👩‍👧'],
    ['line breaks', 'one\n\ntwo\r\nthree'],
    ['markup', '<script>alert(1)</script>'],
    ['10 KB', 'Überraschung & '.repeat(700)],
  ])('keeps %s', (_, text) => {
    expect(encodeAndRead(text)).toBe(text);
  });

  test('accepts half a surrogate pair', () => {
    expect(encodeAndRead('a\uD83D')).toBe('a\uFFFD');
  });
});

test('readMessage ignores other entries and returns empty strings for missing fields', () => {
  const entries = new FormData();
  entries.set('name', 'Ayu');
  entries.set('_gotcha', 'robot');
  expect(readMessage(entries)).toEqual({ ...empty, name: 'Ayu' });
});
