import { pro, starter } from '../../content/facts/plans.fixture.ts';
import { pickOptions } from './options.ts';

const sources = [{ name: 'Its help', href: 'https://help.example/fees' }];
const basis = { note: 'It varies.', sources, checked: '2026-11-20' };
/** The specification's rates, plans and fee. */
export const exampleOptions = pickOptions({
  money: { currency: 'USD', locale: 'en-US' },
  calculator: { nightlyRate: { min: 50, max: 500, step: 5, default: 150 } },
  bookingSites: [
    { ...basis, id: 'airbnb', name: 'Airbnb', commissionPercent: 15 },
    { ...basis, id: 'booking', name: 'Booking.com', commissionPercent: 15 },
    { ...basis, id: 'vrbo', name: 'Vrbo', commissionPercent: 8 },
    { ...basis, id: 'expedia', name: 'Expedia', commissionPercent: 15 },
    { ...basis, id: 'agoda', name: 'Agoda', commissionPercent: 15 },
  ],
  plans: [starter, pro],
  terms: { directBookingFeePercent: 1 },
  cardProcessing: { ...basis, percent: 2.9, perBookingCents: 30, stayNights: 3 },
});
