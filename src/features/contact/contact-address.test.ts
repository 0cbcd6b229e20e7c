import { describe, expect, test } from 'vitest';
import { readContactAddress } from './contact-address.ts';

const read = (search: string) =>
  readContactAddress(search, ['Sales', 'Other'], 'Add {integration}.');

describe('readContactAddress reads', () => {
  test.each([
    ['nothing from an empty query', '', '', ''],
    ['a subject that is an option', '?subject=Sales', 'Sales', ''],
    ['no subject that is not an option', '?subject=Sale', '', ''],
    ['no subject from another case or the hash', '?Subject=Sales#subject=Sales', '', ''],
    ['a name into the sentence', '?integration=Air%20Host+2', '', 'Add Air Host 2.'],
    ['subject and name', '?subject=Other&integration=Key%26Co', 'Other', 'Add Key&Co.'],
    ['no sentence without a name', '?integration=%20%0A', '', ''],
    ['markup as text', '?integration=%3Cb%3EX%3C/b%3E', '', 'Add <b>X</b>.'],
    ['a placeholder as text', '?integration=%7Bintegration%7D%24%26', '', 'Add {integration}$&.'],
    ['a broken escape as text', '?integration=%E0%A4%A', '', 'Add \uFFFD%A.'],
  ])('%s', (_, search, subject, message) => {
    expect(read(search)).toEqual({ subject, message });
  });

  test('a name of at most 80 characters', () => {
    expect(read(`?integration=${'a'.repeat(500)}`).message).toBe(`Add ${'a'.repeat(80)}.`);
  });
});
