/** A property that can be booked. */
export interface Property {
  id: string;
  name: string;
  place: string;
  /** Whole US dollars, with taxes and fees. */
  nightlyRateUsd: number;
  maxGuests: number;
}

export const villaSawah: Property = {
  id: 'villa-sawah',
  name: 'Villa Sawah',
  place: 'Ubud',
  nightlyRateUsd: 150,
  maxGuests: 6,
};

const others: Property[] = [
  { id: 'rumah-pantai', name: 'Rumah Pantai', place: 'Canggu', nightlyRateUsd: 185, maxGuests: 6 },
  { id: 'bukit-house', name: 'Bukit House', place: 'Uluwatu', nightlyRateUsd: 240, maxGuests: 8 },
];

/** All properties, by id. */
export const properties: ReadonlyMap<string, Property> = new Map(
  [villaSawah, ...others].map((property) => [property.id, property]),
);
