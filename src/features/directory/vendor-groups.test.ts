import { expect, test } from 'vitest';
import { foundGroups, vendorGroups } from './vendor-groups.ts';

const category = (id: string) => ({
  id,
  name: id,
  shortName: id,
  alsoCalled: '',
  description: 'A category.',
});
const vendor = (id: string, of: string) => ({
  id,
  name: id,
  category: of,
  description: 'A vendor.',
  sample: false,
});

const groups = vendorGroups({
  integrationCategories: [category('locks'), category('empty'), category('payments')],
  integrations: [vendor('stripe', 'payments'), vendor('yale', 'locks'), vendor('nuki', 'locks')],
});
const idsOf = (some: typeof groups) =>
  some.map(({ id, vendors }) => `${id}: ${vendors.map((each) => each.id).join(', ')}`);

test('vendors are in their categories; a category without a vendor is left out', () => {
  expect(idsOf(groups)).toEqual(['locks: yale, nuki', 'payments: stripe']);
});

test('found vendors are in the order of the search, and so are their categories', () => {
  const hits = new Set(['stripe', 'nuki', 'yale']);
  expect(idsOf(foundGroups(groups, hits))).toEqual(['payments: stripe', 'locks: nuki, yale']);
});
