import { expect, test } from 'vitest';
import { keepMatchingParts } from './conditional-text.ts';

const both = `Before.

<!-- if CONTACT_ENDPOINT is set -->

It is sent.

<!-- otherwise -->

It stays here.

<!-- end if -->

After.
`;
const settings = { CONTACT_ENDPOINT: true, STATUS_URL: false };
const lines = (text: string, conditions: Record<string, boolean> = settings) =>
  keepMatchingParts(text, conditions).kept.split(/\n+/).filter(Boolean);

test('only the part that applies to this build is kept', () => {
  expect(lines(both)).toEqual(['Before.', 'It is sent.', 'After.']);
  expect(lines(both, { CONTACT_ENDPOINT: false })).toEqual(['Before.', 'It stays here.', 'After.']);
});

test.each([
  [
    both.replace('CONTACT', 'CONTRACT'),
    'no text can depend on CONTRACT_ENDPOINT; did you mean "CONTACT_ENDPOINT"?',
  ],
  [both.replace('<!-- end if -->', ''), '"<!-- if CONTACT_ENDPOINT'],
  ['A\n<!-- end if -->\n', '"<!-- end if -->" does not belong'],
  ['A <!-- if STATUS_URL is set -->\n', '"<!-- if STATUS_URL'],
])('unpaired comments and unknown settings are refused: %#', (text, message) => {
  expect(keepMatchingParts(text, settings).problem).toContain(message);
});
