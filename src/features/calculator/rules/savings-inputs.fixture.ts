import { defaultAssumptions, type SavingsInputs } from './savings.ts';

/** The specification's example: one villa on Airbnb with the Basic plan. */
export const defaultInputs: SavingsInputs = {
  nightlyRateUsd: 150,
  occupancyPercent: 70,
  propertyCount: 1,
  otaCommissionPercent: 15,
  planFeeUsd: 199,
  directBookingFeePercent: 1,
  ...defaultAssumptions,
};
