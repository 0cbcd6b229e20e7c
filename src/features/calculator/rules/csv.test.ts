import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyChoice } from './choice.fixture.ts';
import { defaultChoiceFor, findOption, savingsInputs } from './choice.ts';
import { toCsv } from './csv.ts';
import { exampleOptions as options } from './options.fixture.ts';
import { calculateSavings } from './savings.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';

/** Reads a table back (RFC 4180), by another way than it was written. */
function parseCsv(csv: string): Record<string, string>[] {
  // A line break within quotes does not end a line.
  const rows = csv.match(/(?:"(?:[^"]|"")*"|[^"\r\n])+(?=\r\n)/g) ?? [];
  const cells = rows.map((row) =>
    [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .slice(0, -1)
      .map(([, cell = '']) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')),
  );
  const [names = [], ...lines] = cells;
  return lines.map((line) => Object.fromEntries(names.map((name, i) => [name, line[i] ?? ''])));
}

describe('the CSV file', () => {
  it('has a line for each OTA with each plan, and marks the chosen pair', () => {
    const lines = parseCsv(toCsv({ ...defaultChoiceFor(options), otaId: 'vrbo' }, options));
    expect(lines).toHaveLength(10);
    const marked = lines.filter((line) => line['chosen'] === 'yes');
    expect(marked).toEqual([expect.objectContaining({ platform: 'vrbo', plan: 'Basic' })]);
  });

  it('parses back to the exact results, to the millionth of a dollar', () => {
    const same = fc.property(anyChoice, (choice) => {
      const line = parseCsv(toCsv(choice, options)).find(({ chosen: mark }) => mark === 'yes');
      const ota = findOption(options.otas, choice.otaId);
      const plan = findOption(options.plans, choice.planId);
      const savings = calculateSavings(savingsInputs(choice, options, { ota, plan }));
      const micro = (name: string) => Math.round(Number(line?.[name]) * 1_000_000);
      expect(Number(line?.['nightly_rate_usd'])).toBe(choice.amounts.nightlyRate);
      expect(Number(line?.['commission_percent'])).toBe(choice.amounts[ota.id]);
      expect(micro('ota_cost_usd_a_month')).toBe(savings.otaCost);
      expect(micro('product_cost_usd_a_month')).toBe(savings.productCost);
      expect(micro('savings_usd_a_month')).toBe(savings.monthlySavings);
      expect(micro('savings_usd_a_year')).toBe(savings.yearlySavings);
    });
    fc.assert(same, hostile(50));
  });

  it('has card fees, revenue and break-even in dollars and cents', () => {
    const lines = parseCsv(toCsv({ ...defaultChoiceFor(options), hasProcessing: true }, options));
    expect(lines[0]).toMatchObject({
      direct_fee_percent: '1',
      card_percent: '2.9',
      card_usd_per_booking: '0.3',
      stay_nights: '3',
      revenue_usd_a_month: '3150',
      // 199 / (15% - 1% - 2.9% - 0.30 / (3 * 150)), by hand.
      break_even_revenue_usd_a_month: '1803.63',
      chosen: 'yes',
    });
    expect(lines[1]).toMatchObject({ chosen: 'no' });
  });

  it('has empty cells for values that are not counted or out of range', () => {
    const start = defaultChoiceFor(options);
    const amounts = { ...start.amounts, airbnb: 1 };
    expect(parseCsv(toCsv({ ...start, amounts }, options))[0]).toMatchObject({
      card_percent: '',
      card_usd_per_booking: '',
      stay_nights: '',
      break_even_revenue_usd_a_month: '',
    });
  });

  it('keeps a name with commas and quotes in one cell', () => {
    const otas = options.otas.map((ota) => ({ ...ota, name: 'Stay, "Inc"' }));
    const named = { ...options, otas };
    expect(parseCsv(toCsv(defaultChoiceFor(named), named))[0]?.['platform']).toBe('Stay, "Inc"');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    ' =1+1',
    '＝1+1',
    '=HYPERLINK("x")',
  ])('keeps the name %j as text, which no spreadsheet runs as a formula', (name) => {
    const otas = options.otas.map((ota) => ({ ...ota, name }));
    const plans = options.plans.map((plan) => ({ ...plan, name }));
    const named = { ...options, otas, plans };
    const [line] = parseCsv(toCsv(defaultChoiceFor(named), named));
    expect([line?.['platform'], line?.['plan']]).toEqual([`'${name}`, `'${name}`]);
  });

  it('does not escape negative numbers or names with a hyphen inside', () => {
    const otas = options.otas.map((ota) => ({ ...ota, name: 'Tamu-stay' }));
    const named = { ...options, otas };
    const choice = { ...defaultChoiceFor(named), otaId: 'vrbo', planId: 'pro' };
    const line = parseCsv(toCsv(choice, named)).find(({ chosen: mark }) => mark === 'yes');
    expect(line?.['platform']).toBe('Tamu-stay');
    expect(line?.['savings_usd_a_month']).toBe('-378.5');
  });
});
