import { breakEvenRevenueCents } from './break-even.ts';
import { chosen, savingsInputs, type Choice } from './choice.ts';
import type { CalculatorOptions } from './options.ts';
import { calculateSavings, microUsdPerUsd, monthlyRevenueCents } from './savings.ts';

type Cell = string | number | null;

/**
 * How a spreadsheet recognizes a formula: by its first character, also after spaces and in full
 * width. A tab or line break in front can make it skip to the next one (OWASP, "CSV Injection").
 */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A text that looks like a formula gets an apostrophe in front, so that it stays text. */
function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The result as a table for a spreadsheet (RFC 4180): a line for each platform with each plan, the
 * chosen pair marked. Amounts are exact US dollars; a break-even out of reach is an empty cell.
 */
export function toCsv(choice: Choice, options: CalculatorOptions): string {
  const picked = [chosen(options.otas, choice.otaId), chosen(options.plans, choice.planId)];
  const lines = options.otas.flatMap((ota) =>
    options.plans.map((plan): Record<string, Cell> => {
      const inputs = savingsInputs(choice, options, { ota, plan });
      const savings = calculateSavings(inputs);
      const breakEvenCents = breakEvenRevenueCents(inputs);
      return {
        platform: ota.name,
        commission_percent: inputs.otaCommissionPercent,
        plan: plan.name,
        plan_usd_a_month: plan.feeUsd,
        direct_fee_percent: inputs.directBookingFeePercent,
        nightly_rate_usd: inputs.nightlyRateUsd,
        occupancy_percent: inputs.occupancyPercent,
        properties: inputs.propertyCount,
        direct_share_percent: inputs.directPercent,
        card_percent: inputs.cardProcessing?.percent ?? null,
        card_usd_per_booking: inputs.cardProcessing && inputs.cardProcessing.perBookingCents / 100,
        stay_nights: inputs.cardProcessing?.stayNights ?? null,
        revenue_usd_a_month: monthlyRevenueCents(inputs) / 100,
        ota_cost_usd_a_month: savings.otaCost / microUsdPerUsd,
        product_cost_usd_a_month: savings.productCost / microUsdPerUsd,
        savings_usd_a_month: savings.monthlySavings / microUsdPerUsd,
        savings_usd_a_year: savings.yearlySavings / microUsdPerUsd,
        break_even_revenue_usd_a_month: breakEvenCents && Math.round(breakEvenCents) / 100,
        chosen: picked.includes(ota) && picked.includes(plan) ? 'yes' : 'no',
      };
    }),
  );
  const rows = [Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))];
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
