import { expect, test } from 'vitest';
import { directoryCopyFor } from './directory.ts';

const one = { placeholder: 'Search {count} lock', everything: '{count} lock', found: '{found}' };
const many = {
  label: 'Search',
  placeholder: 'Search {count} locks',
  category: 'Category',
  allCategories: 'All',
  everything: '{count} locks',
  found: '{found} of {count} locks',
  functionWords: 'and, the',
  shortcut: 'By /',
  clear: 'Clear',
  nothing: { heading: 'None', body: '', elsewhere: '', ask: '', subject: 'Other' },
  bookingSites: {
    alsoCalled: 'OTA',
    heading: 'By iCal',
    body: '{sites}',
    question: 'how',
    explain: 'How',
    category: 'managers',
    showCategory: 'Managers',
  },
};

test('a directory with one entry has its own copy', () => {
  expect(directoryCopyFor({ one, ...many }, 1)).toEqual({ ...many, ...one });
  for (const count of [2, 93]) expect(directoryCopyFor({ one, ...many }, count)).toEqual(many);
});
