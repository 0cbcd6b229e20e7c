import { defaultAssumptions, type SavingsInputs } from './savings.ts';

/** The specification's example: one villa on Airbnb with the Basic plan. */
export const defaultInputs: SavingsInputs = {
  nightlyRate: 150,
  occupancyPercent: 70,
  propertyCount: 1,
  otaCommissionPercent: 15,
  planFee: 199,
  directBookingFeePercent: 1,
  ...defaultAssumptions,
};
