import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyChoice } from './calculator-choice.fixture.ts';
import { chosen, savingsInputs, startChoice } from './calculator-choice.ts';
import { toCsv } from './calculator-csv.ts';
import { exampleOptions as options } from './calculator-options.fixture.ts';
import { calculateSavings } from './savings.ts';
import { hostile } from './fuzz.fixture.ts';

/** Reads a table back (RFC 4180), by another way than it was written. */
function parseCsv(csv: string): Record<string, string>[] {
  const rows = csv.split('\r\n').slice(0, -1);
  const cells = rows.map((row) =>
    [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .slice(0, -1)
      .map(([, cell = '']) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')),
  );
  const [names = [], ...lines] = cells;
  return lines.map((line) => Object.fromEntries(names.map((name, i) => [name, line[i] ?? ''])));
}

describe('the table for a spreadsheet', () => {
  it('has a line for each platform with each plan, and marks the chosen pair', () => {
    const lines = parseCsv(toCsv({ ...startChoice(options), otaId: 'vrbo' }, options));
    expect(lines).toHaveLength(10);
    const marked = lines.filter((line) => line['chosen'] === 'yes');
    expect(marked).toEqual([expect.objectContaining({ platform: 'vrbo', plan: 'Basic' })]);
  });

  it('parses back to the numbers that the page shows, to the millionth of a dollar', () => {
    const same = fc.property(anyChoice, (choice) => {
      const line = parseCsv(toCsv(choice, options)).find(({ chosen: mark }) => mark === 'yes');
      const ota = chosen(options.otas, choice.otaId);
      const plan = chosen(options.plans, choice.planId);
      const savings = calculateSavings(savingsInputs(choice, options, { ota, plan }));
      const micro = (name: string) => Math.round(Number(line?.[name]) * 1_000_000);
      expect(Number(line?.['nightly_rate_usd'])).toBe(choice.amounts.nightlyRateUsd);
      expect(Number(line?.['commission_percent'])).toBe(choice.amounts[ota.id]);
      expect(micro('ota_cost_usd_a_month')).toBe(savings.otaCost);
      expect(micro('product_cost_usd_a_month')).toBe(savings.productCost);
      expect(micro('savings_usd_a_month')).toBe(savings.monthlySavings);
      expect(micro('savings_usd_a_year')).toBe(savings.yearlySavings);
    });
    fc.assert(same, hostile(50));
  });

  it('keeps a name with commas and quotes in one cell', () => {
    const otas = options.otas.map((ota) => ({ ...ota, name: 'Stay, "Inc"' }));
    const named = { ...options, otas };
    expect(parseCsv(toCsv(startChoice(named), named))[0]?.['platform']).toBe('Stay, "Inc"');
  });
});
