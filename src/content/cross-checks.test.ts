import { expect, test } from 'vitest';
import { ContentError } from './parse/content-error.ts';
import { add, put, readChanged, repeat, setFirst, swap } from './changed-content.fixture.ts';
import { content } from './content.ts';

const category = content.integrations[0]?.category;
const step = content.tour[0]?.id;
const [group = ''] = Object.keys(content.navigation.footer);

test.each([
  [
    'a category without an entry',
    'facts/integration-categories.yaml',
    swap(new RegExp(`- id: ${category}\n( {2}.*\n)+`), ''),
    'field category: unknown category: it is one of ',
  ],
  [
    'a subject that the contact form does not have',
    'en/pages/integrations.yaml',
    put(['search', 'nothing', 'subject'], 'Wishes'),
    'field search.nothing.subject: form.subject.options in content/en/pages/contact.yaml has no "Wishes".',
  ],
  [
    'an answer on booking sites without its question',
    'en/pages/integrations.yaml',
    put(['search', 'bookingSites', 'question'], 'by-fax'),
    'field search.bookingSites.question: en/faq.yaml has no entry "by-fax".',
  ],
  [
    'an answer on booking sites without its category',
    'en/pages/integrations.yaml',
    put(['search', 'bookingSites', 'category'], 'fax-machines'),
    'field search.bookingSites.category: facts/integration-categories.yaml has no entry "fax-machines".',
  ],
  [
    'a booking site with the name of a parameter of the calculator',
    'facts/booking-sites.yaml',
    put([0, 'id'], 'rate'),
    `facts/booking-sites.yaml, entry "rate", field id: the calculator uses rate, occupancy,`,
  ],
  [
    'a feature card that no plan has',
    'en/features.yaml',
    put([0, 'id'], 'gold'),
    'field id: no plan has it: add "gold" to `modules` of a plan in facts/plans.yaml.',
  ],
  [
    'a tab that no plan has',
    'en/showcase.yaml',
    put([0, 'id'], 'gold'),
    'field id: no plan has it: add "gold" to `modules` of a plan in facts/plans.yaml.',
  ],
  [
    'a feature card in a group that does not exist',
    'en/features.yaml',
    setFirst({ phase: 'winter' }),
    'field phase: unknown phase: it is one of ',
  ],
  [
    'a header link without a label',
    'facts/navigation.yaml',
    put(['header', 0], 'get-started'),
    'facts/navigation.yaml, field header[0]: en/site.yaml has no label for it: add sections.get-started.',
  ],
  [
    'a footer link without a label',
    'facts/navigation.yaml',
    put(['footer', group, 1], 'book-your-stay'),
    `field footer.${group}[1]: en/site.yaml has no label for it`,
  ],
  [
    'a question with the address of a section',
    'en/faq.yaml',
    add({ id: 'pricing', question: 'What is it?', answer: 'A question.' }),
    'entry "pricing", field id: something else on its page has the id "pricing" already.',
  ],
  [
    'a vendor with the address of a category',
    'facts/integrations.yaml',
    put([0, 'id'], category),
    `facts/integrations.yaml, entry "${category}", field id: something else on its page has the id`,
  ],
  [
    'a tab with the address of a step of the tour',
    'en/showcase.yaml',
    put([0, 'id'], step),
    `en/showcase.yaml, entry "${step}", field id: something else`,
  ],
  [
    'more steps of the tour than there can be tabs',
    'en/tour.yaml',
    repeat(11),
    'en/tour.yaml: expected at most 10 entries, got 11: each is a tab.',
  ],
  [
    'two questions of one address within a page',
    'en/pages/contact.yaml',
    put(['faq', 'items', 3, 'id'], content.pages.contact.faq.items[0]?.id),
    'en/pages/contact.yaml, field faq.items[3].id: something else',
  ],
])('a contradiction between files is reported with its place: %s', (_, file, change, message) => {
  const read = readChanged(file, change);
  expect(read).toThrow(ContentError);
  expect(read).toThrow(message);
});
