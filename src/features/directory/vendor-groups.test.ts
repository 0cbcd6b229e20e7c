import { expect, test } from 'vitest';
import { groupHits, groupVendors } from './vendor-groups.ts';

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

const groups = groupVendors({
  integrationCategories: [category('locks'), category('empty'), category('payments')],
  integrations: [vendor('stripe', 'payments'), vendor('yale', 'locks'), vendor('nuki', 'locks')],
});
const idsOf = (some: typeof groups) =>
  some.map(({ id, vendors }) => `${id}: ${vendors.map((each) => each.id).join(', ')}`);

test('vendors are grouped by category, without categories that have no vendor', () => {
  expect(idsOf(groups)).toEqual(['locks: yale, nuki', 'payments: stripe']);
});

test('vendors that a search has found are in its order, and so are their categories', () => {
  const hits = new Set(['stripe', 'nuki', 'yale']);
  expect(idsOf(groupHits(groups, hits))).toEqual(['payments: stripe', 'locks: nuki, yale']);
});
