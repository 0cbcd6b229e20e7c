import { breakEvenRevenueCents } from './break-even.ts';
import { findOption, savingsInputs, type Choice } from './choice.ts';
import type { CalculatorOptions } from './options.ts';
import { calculateSavings, microsPerUnit, monthlyRevenueCents } from './savings.ts';

type Cell = string | number | null;

/**
 * Matches text that a spreadsheet would run as a formula: by the first character, even after spaces,
 * in full width, or after a tab or line break (OWASP, "CSV Injection").
 */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Quotes a cell. Text that looks like a formula gets an apostrophe in front, so that it stays text. */
function formatCell(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The results as CSV (RFC 4180): a line for each OTA with each plan; `chosen` marks the visitor's own.
 * Amounts are exact, and each heading of an amount names the currency; a break-even beyond the sliders'
 * limits is an empty cell. The file is the same in every language, with commas between cells and decimal
 * points, so that a formula, an import or a colleague elsewhere reads it; only names are translated.
 */
export function toCsv(choice: Choice, options: CalculatorOptions): string {
  const chosen = [
    findOption(options.otas, choice.otaId),
    findOption(options.plans, choice.planId),
  ] as const;
  const currency = options.money.currency.toLowerCase();
  const lines = options.otas.flatMap((ota) =>
    options.plans.map((plan): Record<string, Cell> => {
      const inputs = savingsInputs(choice, options, { ota, plan });
      const savings = calculateSavings(inputs);
      const breakEvenCents = breakEvenRevenueCents(inputs, options.nightlyRate.max);
      return {
        platform: ota.name,
        commission_percent: inputs.otaCommissionPercent,
        plan: plan.name,
        [`plan_${currency}_a_month`]: plan.fee,
        direct_fee_percent: inputs.directBookingFeePercent,
        [`nightly_rate_${currency}`]: inputs.nightlyRate,
        occupancy_percent: inputs.occupancyPercent,
        properties: inputs.propertyCount,
        direct_share_percent: inputs.directPercent,
        card_percent: inputs.cardProcessing?.percent ?? null,
        [`card_${currency}_per_booking`]:
          inputs.cardProcessing && inputs.cardProcessing.perBookingCents / 100,
        stay_nights: inputs.cardProcessing?.stayNights ?? null,
        [`revenue_${currency}_a_month`]: monthlyRevenueCents(inputs) / 100,
        [`ota_cost_${currency}_a_month`]: savings.otaCost / microsPerUnit,
        [`product_cost_${currency}_a_month`]: savings.productCost / microsPerUnit,
        [`savings_${currency}_a_month`]: savings.monthlySavings / microsPerUnit,
        [`savings_${currency}_a_year`]: savings.yearlySavings / microsPerUnit,
        [`break_even_revenue_${currency}_a_month`]:
          breakEvenCents && Math.round(breakEvenCents) / 100,
        chosen: ota === chosen[0] && plan === chosen[1] ? 'yes' : 'no',
      };
    }),
  );
  const rows = [Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))];
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}
