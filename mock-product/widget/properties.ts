/** A property that can be booked. Amounts are whole US dollars. */
export interface Property {
  id: string;
  name: string;
  place: string;
  nightlyRateUsd: number;
  /** Charged once per stay. */
  cleaningFeeUsd: number;
  maxGuests: number;
}

/** Tax on the stay and the cleaning fee together, as a ratio. */
export const TAX_RATE = 0.1;

/** Where all of them stand: a stay's first possible day is a date on this clock. */
export const PROPERTY_TIME_ZONE = 'Asia/Makassar';

export const villaSawah: Property = {
  id: 'villa-sawah',
  name: 'Villa Sawah',
  place: 'Ubud',
  nightlyRateUsd: 150,
  cleaningFeeUsd: 40,
  maxGuests: 6,
};

/** All properties, by id. */
export const properties: ReadonlyMap<string, Property> = new Map(
  [
    villaSawah,
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
    {
      id: 'pondok-kelapa',
      name: 'Pondok Kelapa',
      place: 'Amed',
      nightlyRateUsd: 95,
      cleaningFeeUsd: 25,
      maxGuests: 3,
    },
  ].map((property) => [property.id, property]),
);
