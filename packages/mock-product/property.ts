/** The property that can be booked, with whole US dollars before tax. */
export const property = {
  id: 'villa-sawah',
  name: 'Villa Sawah',
  place: 'Ubud',
  nightlyRateUsd: 150,
  cleaningFeeUsd: 40,
  maxGuests: 6,
};
