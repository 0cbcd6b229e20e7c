import { plainAssumptions, type SavingsInputs } from './savings.ts';

/** The specification's worked example: one villa on Airbnb, on Basic. */
export const defaultInputs: SavingsInputs = {
  nightlyRateUsd: 150,
  occupancyPercent: 70,
  propertyCount: 1,
  otaCommissionPercent: 15,
  planFeeUsd: 199,
  directBookingFeePercent: 1,
  ...plainAssumptions,
};
