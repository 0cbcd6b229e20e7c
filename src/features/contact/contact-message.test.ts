import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeMessage, readMessage } from './contact-message.ts';
import { hostile } from '../../shared/fuzz.fixture.ts';

const empty = { name: '', email: '', subject: '', message: '' };

function there(text: string): string {
  return readMessage(new URLSearchParams(`${encodeMessage({ ...empty, message: text })}`)).message;
}

describe('a message that is encoded and read again', () => {
  test.each([
    ['an ampersand, an equals sign and a plus', 'Villa & Pool = 2+2'],
    ['a percent sign', '100% %26 %'],
    ['umlauts and accents', 'Grüße aus Überlingen, à bientôt'],
    ['emoji, joined ones too', '🏝️👩‍👩‍👧'],
    ['line breaks', 'one\n\ntwo\r\nthree'],
    ['markup', '<script>alert(1)</script>'],
    ['10 KB', 'Überraschung & '.repeat(700)],
  ])('keeps %s', (_, text) => {
    expect(there(text)).toBe(text);
  });

  test('keeps whatever is typed, in every field', () => {
    const typed = fc.string({ unit: 'grapheme' });
    const messages = fc.record({ name: typed, email: typed, subject: typed, message: typed });
    fc.assert(
      fc.property(messages, (message) => {
        expect(readMessage(new URLSearchParams(`${encodeMessage(message)}`))).toEqual(message);
      }),
      hostile(50),
    );
  });

  test('takes anything at all, half a character included', () => {
    fc.assert(
      fc.property(fc.uint16Array(), (codes) => {
        const text = String.fromCharCode(...codes);
        expect(there(text)).toBe(text.toWellFormed());
      }),
      hostile(50),
    );
    expect(there('a\uD83D')).toBe('a\uFFFD');
  });
});

test('entries that are no field of a message are passed over, missing ones are empty', () => {
  const entries = new FormData();
  entries.set('name', 'Ayu');
  entries.set('_gotcha', 'robot');
  expect(readMessage(entries)).toEqual({ ...empty, name: 'Ayu' });
});
