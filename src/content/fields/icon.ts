import { z } from 'zod';

/** Icons that content may name; `src/pages/icons.svg.ts` draws each. */
const iconIds = [
  'house',
  'calendar-check',
  'users',
  'clipboard-check',
  'messages',
  'compass',
  'van',
  'leaf',
  'life-buoy',
  'star',
  'chart',
  'sliders',
  'megaphone',
  'clock',
  'globe',
  'heart',
  'book',
  'plane',
  'wallet',
  'laptop',
  'mail',
  'phone',
  'pin',
  'shield',
] as const;

/** An icon by name. */
export const icon = z.enum(iconIds);

export type IconName = z.output<typeof icon>;
