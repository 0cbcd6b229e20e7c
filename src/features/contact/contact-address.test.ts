import { expect, test } from 'vitest';
import { readContactAddress } from './contact-address.ts';

const read = (search: string) =>
  readContactAddress(search, ['Sales', 'Other'], 'Add {integration}.');

test.each([
  ['?subject=Other&integration=Key%26Co', 'Other', 'Add Key&Co.'],
  ['?subject=Sale&integration=%20%0A', '', ''],
  ['?integration=%3Cb%3EX%3C/b%3E', '', 'Add <b>X</b>.'],
  ['?integration=%7Bintegration%7D%24%26', '', 'Add {integration}$&.'],
  ['?integration=%E0%A4%A', '', 'Add \uFFFD%A.'],
  [`?integration=${'a'.repeat(500)}`, '', `Add ${'a'.repeat(80)}.`],
])('%s fills in the subject %j and the message %j', (search, subject, message) => {
  expect(read(search)).toEqual({ subject, message });
});
