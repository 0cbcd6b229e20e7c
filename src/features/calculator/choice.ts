import type { AmountName, CalculatorOptions } from './options.ts';

/** Everything that a visitor can set. */
export type Choice = ReturnType<typeof createDefaultChoice>;

/** Creates the default choice: the first OTA, the first plan, and the default of each number. */
export function createDefaultChoice({ cardProcessing, otas, plans }: CalculatorOptions) {
  return {
    nightlyRate: 150,
    occupancyPercent: 70,
    propertyCount: 1,
    directPercent: 100,
    stayNights: cardProcessing.stayNights,
    /** In percent, by the id of the OTA. */
    commissions: Object.fromEntries(otas.map((ota) => [ota.id, ota.commissionPercent])),
    otaId: otas[0]?.id ?? '',
    planId: plans[0]?.id ?? '',
    isYearly: false,
    /** Whether the plan's price is the one for yearly billing. */
    isBilledYearly: false,
    /** Whether the costs include card processing on direct bookings. */
    hasProcessing: false,
  };
}

/** Reads a number of a choice by its name. */
export function readAmount(choice: Choice, name: AmountName): number {
  return name === 'commissionPercent' ? (choice.commissions[choice.otaId] ?? 0) : choice[name];
}

/** Copies a choice, with one number changed. */
export function changeAmount<Changed extends Choice>(
  choice: Changed,
  name: AmountName,
  value: number,
): Changed {
  if (name !== 'commissionPercent') return { ...choice, [name]: value };
  return { ...choice, commissions: { ...choice.commissions, [choice.otaId]: value } };
}
