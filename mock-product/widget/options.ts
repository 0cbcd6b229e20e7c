import { addDays, isDate } from '../assets/quote.js';
import { parseHexColor } from '../assets/color.js';
import { readBoolean, readChoice, readCount } from '../params.ts';
import { properties, villaSawah } from './properties.ts';
import type { Property } from './properties.ts';

/** Everything the widget takes from its address, made safe. */
export interface WidgetOptions {
  property: Property;
  /** True when the address named a property that does not exist. */
  isPropertyUnknown: boolean;
  /** Undefined follows the visitor's system. */
  theme: 'light' | 'dark' | undefined;
  /** '#rrggbb', or undefined for the widget's own green. */
  primaryColor: string | undefined;
  isCompact: boolean;
  hasPropertyInfo: boolean;
  /** YYYY-MM-DD. */
  checkIn: string;
  checkOut: string;
  guests: number;
  /** True when the Reserve button brought the visitor here. */
  isReserved: boolean;
}

/** Reads the widget's query; whatever is missing or nonsense gets its default. */
export function readWidgetOptions(query: URLSearchParams, today: string): WidgetOptions {
  const id = query.get('propertyid');
  const property = properties.get(id ?? '');
  const { maxGuests } = property ?? villaSawah;
  return {
    property: property ?? villaSawah,
    isPropertyUnknown: property === undefined && id !== null && id !== '',
    theme: readChoice(query, 'theme', ['light', 'dark']),
    primaryColor: parseHexColor(query.get('primaryColor')),
    isCompact: readBoolean(query, 'compact', false),
    hasPropertyInfo: readBoolean(query, 'showPropertyInfo', true),
    // A stay is already picked, so that the first price a visitor sees is a complete one.
    checkIn: readDate(query, 'checkIn', addDays(today, 14)),
    checkOut: readDate(query, 'checkOut', addDays(today, 17)),
    guests: readCount(query, 'guests', maxGuests, Math.min(2, maxGuests)),
    isReserved: readBoolean(query, 'reserve', false),
  };
}

function readDate(query: URLSearchParams, name: string, fallback: string): string {
  const value = query.get(name) ?? '';
  return isDate(value) ? value : fallback;
}
