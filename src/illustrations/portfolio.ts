/*
 * The fictional portfolio that all illustrations share. Days are days of November 2026, which begins on
 * a Sunday; 0 and below are in October. Amounts are whole US dollars.
 */

/** Booking channels, in the order of the legend. */
export const channels = ['direct', 'airbnb', 'booking', 'vrbo'] as const;

export type Channel = (typeof channels)[number];

export const channelNames: Record<Channel, string> = {
  direct: 'Direct',
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
};

export interface Villa {
  name: string;
  place: string;
  nightlyRateUsd: number;
  /** Charged once per stay. */
  cleaningFeeUsd: number;
  bedrooms: number;
  sleeps: number;
}

export interface Booking {
  villa: Villa;
  guest: string;
  channel: Channel;
  /** Day of arrival. */
  from: number;
  /** Day of departure; its night is free again. */
  to: number;
  /** If it differs from the villa's rate. */
  nightlyRateUsd?: number;
}

export interface Person {
  name: string;
  job: string;
}

function villa(
  name: string,
  place: string,
  nightlyRateUsd: number,
  cleaningFeeUsd: number,
  bedrooms: number,
  sleeps: number,
): Villa {
  return { name, place, nightlyRateUsd, cleaningFeeUsd, bedrooms, sleeps };
}

export const sawah = villa('Villa Sawah', 'Ubud', 150, 40, 3, 6);
export const pantai = villa('Rumah Pantai', 'Canggu', 185, 45, 3, 6);
const bukit = villa('Bukit House', 'Uluwatu', 240, 60, 4, 8);
const kelapa = villa('Pondok Kelapa', 'Amed', 95, 25, 2, 3);
export const villas = [sawah, pantai, bukit, kelapa] as const;

/** Villa Sawah's rates over the year. */
export const sawahSeasons = [
  { name: 'Regular', dates: 'Apr – Jun, Sep – 19 Dec', nightlyRateUsd: sawah.nightlyRateUsd },
  { name: 'High', dates: '1 Jul – 31 Aug', nightlyRateUsd: 195 },
  { name: 'Festive', dates: '20 Dec – 5 Jan', nightlyRateUsd: 220 },
  { name: 'Green', dates: '6 Jan – 31 Mar', nightlyRateUsd: 130 },
] as const;

function stay(
  at: Villa,
  channel: Channel,
  guest: string,
  from: number,
  to: number,
  nightlyRateUsd = at.nightlyRateUsd,
): Booking {
  return { villa: at, channel, guest, from, to, nightlyRateUsd };
}

/** Leaves on the morning the Carters arrive. */
const mori = stay(sawah, 'booking', 'Hana Mori', 5, 9);
/** The direct booking that the illustrations follow, from booking to airport pickup. */
export const carters = stay(sawah, 'direct', 'Ayu & Ben Carter', 9, 12);
export const rossis = stay(pantai, 'direct', 'Rossi family', 9, 14, 175);
/** Booked for 13–15 November on a booking site and moved by one night. */
export const liWei = stay(pantai, 'booking', 'Li Wei', 14, 16);

export const bookings: readonly Booking[] = [
  stay(sawah, 'vrbo', 'Okafor family', -1, 4),
  mori,
  carters,
  stay(sawah, 'airbnb', 'Lena Vogt', 13, 17, 140),
  stay(sawah, 'direct', 'Grace Liu', 18, 22),
  stay(sawah, 'airbnb', 'Paul Meyer', 23, 28, 135),
  stay(pantai, 'booking', 'Tom Brennan', 1, 5),
  stay(pantai, 'airbnb', 'Hugo Almeida', 6, 9),
  rossis,
  liWei,
  stay(pantai, 'direct', 'Whitlock family', 17, 22, 175),
  stay(pantai, 'airbnb', 'Mei Tan', 23, 27),
  stay(pantai, 'direct', 'James Cole', 27, 30, 175),
  stay(bukit, 'airbnb', 'Larsen family', 3, 8),
  stay(bukit, 'direct', 'Nielsen party', 11, 16, 220),
  stay(bukit, 'booking', 'Daniel Cohen', 18, 23),
  stay(bukit, 'airbnb', 'Sara Lindh', 24, 29),
  stay(kelapa, 'booking', 'Jun Kim', 1, 5),
  stay(kelapa, 'direct', 'Marta Silva', 6, 9),
  stay(kelapa, 'airbnb', 'Lukas Novak', 10, 15, 85),
  stay(kelapa, 'booking', 'Olivia Grant', 17, 20),
  stay(kelapa, 'direct', 'Ines Costa', 21, 25, 80),
  stay(kelapa, 'vrbo', 'Ravi Nair', 26, 29),
];

/** Extras that guests may add to a stay. */
export const extras = {
  pickup: { name: 'Airport pickup', eachUsd: 25 },
} as const;

/** Nights that the owner keeps, closed on all channels. */
export const ownerStay = { villa: bukit, from: 8, to: 10 } as const;

export const putu: Person = { name: 'Putu Dewi', job: 'Guest manager' };
export const wayan: Person = { name: 'Wayan Sari', job: 'Housekeeping' };
export const kadek: Person = { name: 'Kadek Ayuni', job: 'Housekeeping' };
export const made: Person = { name: 'Made Arta', job: 'Garden and pool' };
export const ketut: Person = { name: 'Ketut Rai', job: 'Driver' };

/** Ketut's van on Monday, November 9, and the flights it meets. */
export const pickup = {
  vehicle: 'Van',
  plate: 'DK 1708 KR',
  seats: 10,
  rossisFlight: { lands: '13:55', number: 'QZ 7526', guests: 4 },
  cartersFlight: { lands: '14:20', number: 'GA 412', guests: 2 },
  leavesUbud: '12:30',
  leavesAirport: '14:50',
  reachesPantai: '15:40',
  reachesSawah: '16:30',
} as const;

/** Monday 9 November at Villa Sawah, between two guests. */
export const turnover = { from: '11:00', to: '15:00' } as const;
export const poolVisit = { from: '13:00', to: '14:00' } as const;
