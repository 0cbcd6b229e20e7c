import { expect, test } from 'vitest';
import { vendorGroups } from './vendor-groups.ts';

const category = (id: string) => ({ id, name: id, alsoCalled: '', description: 'A category.' });
const vendor = (id: string, of: string) => ({
  id,
  name: id,
  category: of,
  description: 'A vendor.',
  logo: { monogram: 'A' },
  sample: false,
});

test('vendors are in their categories; a category without a vendor is left out', () => {
  const groups = vendorGroups({
    integrationCategories: [category('locks'), category('empty'), category('payments')],
    integrations: [vendor('card', 'payments'), vendor('key', 'locks')],
  });
  expect(groups.map(({ id, vendors }) => [id, vendors.map((each) => each.id)])).toEqual([
    ['locks', ['key']],
    ['payments', ['card']],
  ]);
});
