import { expect, test } from 'vitest';
import { createFormats } from '../../shared/formats.ts';
import { parseFile } from '../parse/parse-file.ts';
import { plansSchema, withPrices } from './plan.ts';
import { enterprise, pro, starter } from './plans.fixture.ts';

const entries = [starter, pro, enterprise].map(({ price, ...plan }) => ({
  ...plan,
  monthly: price?.monthly ?? null,
}));
const [basic, ...others] = entries;
const read = (plans: object[]) => parseFile('plans.yaml', plans, plansSchema);

test.each([
  [[basic], 'expected exactly 3 entries, got 1.'],
  [[{ ...basic, popular: true }, ...others], 'only one plan can be popular'],
  [entries.map((plan) => ({ ...plan, monthly: null })), 'at least one plan needs a price'],
  [[{ ...basic, monthly: 0 }, ...others], 'field monthly: expected more than 0'],
  [[{ ...basic, monthly: 199.505 }, ...others], 'field monthly: expected at most two decimals'],
  [[{ ...basic, title: '{{brand}} S' }, ...others], 'field title: write the name itself'],
  [[{ ...basic, teamMembers: 'many' }, ...others], 'expected a whole number or "unlimited"'],
])('a catalog is refused: %#', (plans, message) => {
  expect(() => read(plans as object[])).toThrow(message);
});

test.each([
  [199, '$199', '$179', '$2,148'],
  [49.5, '$49.50', '$44', '$528'],
])('the yearly price and total of %d are calculated and formatted', (monthly, ...printed) => {
  const terms = { yearlySavingPercent: 10 };
  const formats = createFormats({ locale: 'en-US', currency: 'USD' });
  const [plan] = withPrices(read([{ ...basic, monthly }, ...others]), terms, formats);
  expect(Object.values(plan?.price?.formatted ?? {})).toEqual(printed);
});
