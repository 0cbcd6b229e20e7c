import { expect, test } from 'vitest';
import { ContentError } from '../domain/content-error.ts';
import { readChanged, swap } from './changed-content.fixture.ts';

test.each([
  [
    'a category without an entry',
    'integration-categories.yaml',
    swap(/- id: smart-home\n( {2}.*\n)+/, ''),
    'field category: integration-categories.yaml has no entry "smart-home".',
  ],
  [
    'a subject that the contact form does not have',
    'pages/integrations.yaml',
    swap(/( {4}subject: ).*/, '$1Wishes'),
    'field search.nothing.subject: pages/contact.yaml has no such form.subject.options.',
  ],
  [
    'a question with the address of a section',
    'faq.yaml',
    swap('id: difference', 'id: pricing'),
    'entry "pricing", field id: something else on its page has the id "pricing" already.',
  ],
  [
    'a vendor with the address of a category',
    'integrations.yaml',
    swap('id: apaleo', 'id: smart-home'),
    'entry "smart-home", field id: something else on its page has the id',
  ],
  [
    'a tab with the address of a step of the tour',
    'showcase.yaml',
    swap(/id: .*/, 'id: list-a-villa'),
    'showcase.yaml, entry "list-a-villa", field id: something else',
  ],
  [
    'two questions of one address within a page',
    'pages/contact.yaml',
    swap(/(?<=faq:[^]*)- id: (.*)([^]*)- id: .*/, '- id: $1$2- id: $1'),
    'pages/contact.yaml, field faq.items[3].id: something else',
  ],
])('what files have to agree on is told by place: %s', (_, file, change, message) => {
  const read = readChanged(file, change);
  expect(read).toThrow(ContentError);
  expect(read).toThrow(message);
});
