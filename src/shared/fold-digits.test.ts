import { expect, test } from 'vitest';
import { foldDigits } from './fold-digits.ts';

test.each([
  '0123456789',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '０１２３４５６７８９',
])('the digits of every script are digits: %s', (digits) =>
  expect(foldDigits(`No. ${digits}, v2`)).toBe('No. 0123456789, v2'),
);
