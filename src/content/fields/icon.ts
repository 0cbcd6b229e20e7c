import { z } from 'zod';

/** Icons that content can name, with their names in Lucide; `src/ui/icon.tsx` draws them. */
export const icons = {
  house: 'House',
  'calendar-check': 'CalendarCheck',
  users: 'Users',
  'clipboard-check': 'ClipboardCheck',
  messages: 'MessagesSquare',
  compass: 'Compass',
  van: 'Van',
  leaf: 'Leaf',
  'life-buoy': 'LifeBuoy',
  star: 'Star',
  chart: 'ChartColumn',
  sliders: 'SlidersHorizontal',
  megaphone: 'Megaphone',
  clock: 'Clock',
  globe: 'Globe',
  heart: 'Heart',
  book: 'BookOpen',
  plane: 'Plane',
  wallet: 'Wallet',
  laptop: 'Laptop',
  mail: 'Mail',
  phone: 'Phone',
  pin: 'MapPin',
  shield: 'ShieldCheck',
  lock: 'Lock',
} as const;

export type IconName = keyof typeof icons;

/** The name of an icon. */
export const icon = z.enum(Object.keys(icons) as IconName[]);
