/** A property that can be booked. */
export interface Property {
  id: string;
  name: string;
  place: string;
  /** Whole US dollars, before tax. */
  nightlyRateUsd: number;
  cleaningFeeUsd: number;
  maxGuests: number;
}

export const villaSawah: Property = {
  id: 'villa-sawah',
  name: 'Villa Sawah',
  place: 'Ubud',
  nightlyRateUsd: 150,
  cleaningFeeUsd: 40,
  maxGuests: 6,
};

const others: Property[] = [
  {
    id: 'rumah-pantai',
    name: 'Rumah Pantai',
    place: 'Canggu',
    nightlyRateUsd: 185,
    cleaningFeeUsd: 45,
    maxGuests: 6,
  },
  {
    id: 'bukit-house',
    name: 'Bukit House',
    place: 'Uluwatu',
    nightlyRateUsd: 240,
    cleaningFeeUsd: 60,
    maxGuests: 8,
  },
];

/** All properties, by id. */
export const properties: ReadonlyMap<string, Property> = new Map(
  [villaSawah, ...others].map((property) => [property.id, property]),
);
