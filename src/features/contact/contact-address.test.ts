import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContactAddress } from './contact-address.ts';
import { hostile } from '../../shared/fuzz.fixture.ts';

const read = (search: string) =>
  readContactAddress(search, ['Sales', 'Other'], 'Add {integration}.');

describe('what an address fills in', () => {
  test.each([
    ['nothing by itself', '', '', ''],
    ['a subject that is an option', '?subject=Sales', 'Sales', ''],
    ['no subject that is none', '?subject=Sale', '', ''],
    ['no subject by another case, name or place', '?Subject=Sales#subject=Sales', '', ''],
    ['a name within a sentence', '?integration=Air%20Host+2', '', 'Add Air Host 2.'],
    ['both', '?subject=Other&integration=Key%26Co', 'Other', 'Add Key&Co.'],
    ['no sentence without a name', '?integration=%20%0A', '', ''],
    ['a name on one line', '?integration=Air%0D%0A%0D%0AHost%00%09', '', 'Add Air Host.'],
    ['markup as text', '?integration=%3Cb%3EX%3C/b%3E', '', 'Add <b>X</b>.'],
    ['a blank as text', '?integration=%7Bintegration%7D%24%26', '', 'Add {integration}$&.'],
    ['a broken escape as text', '?integration=%E0%A4%A', '', 'Add \uFFFD%A.'],
  ])('%s', (_, search, subject, message) => {
    expect(read(search)).toEqual({ subject, message });
  });

  test('a name is cut to 80 characters, none of them in half', () => {
    expect(read(`?integration=${'🏝'.repeat(500)}`).message).toBe(`Add ${'🏝'.repeat(80)}.`);
  });

  test('no address breaks it, nor makes a message longer than a sentence', () => {
    fc.assert(
      fc.property(fc.uint16Array({ maxLength: 300 }), (codes) => {
        const text = String.fromCharCode(...codes);
        const parameters = new URLSearchParams({ integration: text, subject: text });
        const { subject, message } = read(`?${parameters}`);
        expect(['', 'Sales', 'Other']).toContain(subject);
        expect(Array.from(message).length).toBeLessThanOrEqual('Add .'.length + 80);
      }),
      hostile(100),
    );
  });
});
