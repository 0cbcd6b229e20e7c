import type { SceneWords } from '../content/schemas/scenes.ts';

/*
 * The made-up villas, stays and people that several drawings show. Days are days of November 2026; the calendars
 * show days from the 2nd to the 19th. What needs a translation is in content/en/scenes.yaml.
 */

/** A day of November 2026 in a language. */
export const inNovember = (day: number, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Date(Date.UTC(2026, 10, day)).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });

/** Two days of November 2026 in a language: `Nov 9–12`. */
export const formatNovemberRange = (from: number, to: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
    .formatRange(Date.UTC(2026, 10, from), Date.UTC(2026, 10, to))
    .replaceAll(/\s*–\s*/g, '–');

/** Where a booking comes from: direct, or from a booking site. */
export const channels = {
  direct: null,
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
} as const;

export type Channel = keyof typeof channels;

/** A booking in the calendars. Only a direct one has the guest's name: iCal carries dates alone. */
export interface Stay {
  channel: Channel;
  guest?: keyof SceneWords['guests'];
  /** Day of arrival; before the 1st, in the month before. */
  from: number;
  /** Day of departure; its night is free again. */
  to: number;
}

/** The direct booking that the drawings follow, from its price to the airport pickup. */
export const newStay: Stay = { channel: 'direct', guest: 'carter', from: 9, to: 12 };

/** The other stays at the first villa. */
export const takenStays: readonly Stay[] = [
  { channel: 'vrbo', from: -1, to: 5 },
  { channel: 'booking', from: 5, to: 9 },
  { channel: 'airbnb', from: 13, to: 17 },
];

export const region = 'Bali';

export const villas = [
  {
    name: 'Villa Sawah',
    place: 'Ubud',
    stays: [...takenStays.slice(0, 2), newStay, ...takenStays.slice(2)],
  },
  {
    name: 'Rumah Pantai',
    place: 'Canggu',
    stays: [
      { channel: 'booking', from: 1, to: 5 },
      { channel: 'airbnb', from: 6, to: 9 },
      { channel: 'direct', guest: 'rossi', from: 9, to: 14 },
      { channel: 'booking', from: 14, to: 16 },
    ],
  },
  {
    name: 'Bukit House',
    place: 'Uluwatu',
    stays: [
      { channel: 'vrbo', from: 3, to: 8 },
      { channel: 'direct', guest: 'nielsen', from: 11, to: 16 },
      { channel: 'airbnb', from: 17, to: 22 },
    ],
    /** Nights that the owner keeps, closed on all channels. */
    ownerStay: { from: 8, to: 11 },
  },
  {
    name: 'Pondok Kelapa',
    place: 'Amed',
    stays: [
      { channel: 'booking', from: 1, to: 5 },
      { channel: 'direct', guest: 'silva', from: 6, to: 9 },
      { channel: 'airbnb', from: 10, to: 15 },
      { channel: 'vrbo', from: 16, to: 19 },
    ],
  },
] as const satisfies readonly {
  name: string;
  place: string;
  stays: readonly Stay[];
  ownerStay?: { from: number; to: number };
}[];

/** The villa that most drawings follow. */
export const [mainVilla, ...otherVillas] = villas;

/** What a night costs at the main villa in the regular season. */
export const nightlyRate = 150;

const cleaningFee = 40;
const taxRate = 0.1;

/** The price of a stay there in whole dollars, with tax on nights and cleaning. */
export function billOf({ from, to }: Pick<Stay, 'from' | 'to'>) {
  const rooms = (to - from) * nightlyRate;
  const tax = Math.round((rooms + cleaningFee) * taxRate);
  return { rooms, cleaning: cleaningFee, tax, total: rooms + cleaningFee + tax };
}

export const people = {
  manager: 'Putu Dewi',
  housekeeper: 'Wayan Sari',
  secondHousekeeper: 'Kadek Ayuni',
  driver: 'Ketut Rai',
} as const;
