import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestMailLink, mailLink } from './mail-link.ts';
import { hostile } from '../../shared/fuzz.fixture.ts';

const mail = 'hello@nusa.example';
const cutNote = '[Please paste the rest.]';

/** What a mail program reads from a link. */
function read(link: string) {
  const [address, query = ''] = link.replace(/^mailto:/, '').split('?');
  const [subject, body] = query
    .split('&')
    .map((part) => decodeURIComponent(part.split('=')[1] ?? ''));
  return { address, subject, body };
}

describe('mailLink', () => {
  test.each([
    [
      'an ampersand, a plus and a question mark',
      'Villa & pool + you?',
      'Villa%20%26%20pool%20%2B%20you%3F',
    ],
    ['a line break', 'one\ntwo', 'one%0D%0Atwo'],
    [
      'line breaks as Windows and old Macs write them',
      'one\r\ntwo\rthree',
      'one%0D%0Atwo%0D%0Athree',
    ],
    ['an umlaut', 'Grüße', 'Gr%C3%BC%C3%9Fe'],
    ['an emoji', '🏝', '%F0%9F%8F%9D'],
    ['half a character', 'a\uD83D', 'a%EF%BF%BD'],
  ])('encodes %s', (_, body, encoded) => {
    const link = mailLink(mail, { subject: 'Sales', body }, cutNote);
    expect(link).toBe(`mailto:${mail}?subject=Sales&body=${encoded}`);
  });

  test('carries whatever is typed', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(texts, texts, (subject, body) => {
        const lines = (text: string) => text.replaceAll(/\r\n?|\n/g, '\r\n');
        expect(read(mailLink(mail, { subject, body }, cutNote))).toEqual({
          address: mail,
          subject: lines(subject),
          body: lines(body),
        });
      }),
      hostile(50),
    );
  });

  test('is never too long: of a long letter it carries the beginning, and says so', () => {
    const bodies = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(bodies, (words) => {
        const body = `${words.replaceAll(/\s/g, ' ')}&`.repeat(600);
        const link = mailLink(mail, { subject: 'Support', body }, cutNote);
        expect(link.length).toBeLessThanOrEqual(longestMailLink);
        expect(link.length).toBeGreaterThan(longestMailLink - 20);
        const [beginning = '', note] = (read(link).body ?? '').split('\r\n\r\n');
        expect(body.startsWith(beginning)).toBe(true);
        expect(note).toBe(cutNote);
      }),
      hostile(50),
    );
  });
});
