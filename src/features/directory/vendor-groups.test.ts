import { expect, test } from 'vitest';
import { groupVendors } from './vendor-groups.ts';

const category = (id: string) => ({
  id,
  name: id,
  alsoCalled: '',
  description: 'A category.',
});
const vendor = (name: string, of: string) => ({
  id: name,
  name,
  category: of,
  description: 'A vendor.',
  sample: false,
});

test('vendors are in their category, each letter beside its first name', () => {
  const groups = groupVendors({
    language: { locale: 'en-US' },
    integrationCategories: [category('locks'), category('empty'), category('payments')],
    integrations: [
      vendor('Airhost', 'payments'),
      vendor('apaleo', 'payments'),
      vendor('éviivo', 'payments'),
      vendor('Ezee', 'payments'),
      vendor('Stripe', 'payments'),
      vendor('Yale', 'locks'),
    ],
  });
  const lines = groups.map(({ id, vendors }) => [
    id,
    ...vendors.map(({ name, letter = '' }) => `${letter} ${name}`),
  ]);
  expect(lines).toEqual([
    ['locks', 'Y Yale'],
    ['payments', 'A Airhost', ' apaleo', 'É éviivo', ' Ezee', 'S Stripe'],
  ]);
});
