import type { CalculatorOptions } from './options.ts';

/** The specification's rates, plans and fee, and the usual card fee. */
export const exampleOptions: CalculatorOptions = {
  locale: 'en-US',
  currency: 'USD',
  otas: [
    { id: 'airbnb', name: 'Airbnb', commissionPercent: 15 },
    { id: 'booking', name: 'Booking.com', commissionPercent: 15 },
    { id: 'vrbo', name: 'Vrbo', commissionPercent: 8 },
    { id: 'expedia', name: 'Expedia', commissionPercent: 15 },
    { id: 'agoda', name: 'Agoda', commissionPercent: 15 },
  ],
  plans: [
    { id: 'starter', name: 'Basic', alias: 'Starter', fee: 199, yearlyFee: 179 },
    { id: 'pro', name: 'Pro', alias: 'Professional', fee: 599, yearlyFee: 539 },
  ],
  directBookingFeePercent: 1,
  cardPercent: 2.9,
};
