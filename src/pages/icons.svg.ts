import type { APIRoute } from 'astro';
import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BookOpen,
  CalendarCheck,
  ChartColumn,
  ClipboardCheck,
  Clock,
  Compass,
  Globe,
  Heart,
  House,
  Laptop,
  Leaf,
  LifeBuoy,
  Mail,
  MapPin,
  Megaphone,
  MessagesSquare,
  Phone,
  Plane,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Users,
  Van,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from '../content/fields/icon.ts';
import type { ControlIcon } from '../ui/icon.tsx';

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  house: House,
  'calendar-check': CalendarCheck,
  users: Users,
  'clipboard-check': ClipboardCheck,
  messages: MessagesSquare,
  compass: Compass,
  van: Van,
  leaf: Leaf,
  'life-buoy': LifeBuoy,
  star: Star,
  chart: ChartColumn,
  sliders: SlidersHorizontal,
  megaphone: Megaphone,
  clock: Clock,
  globe: Globe,
  heart: Heart,
  book: BookOpen,
  plane: Plane,
  wallet: Wallet,
  laptop: Laptop,
  mail: Mail,
  phone: Phone,
  pin: MapPin,
  shield: ShieldCheck,
} satisfies Record<IconName | ControlIcon, LucideIcon>;

/** An icon's shapes, without the attributes that `src/ui/icon.tsx` sets. */
const symbol = ([name, drawing]: [string, LucideIcon]) =>
  renderToStaticMarkup(createElement(drawing))
    .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 24 24">`)
    .replace(/<\/svg>$/, '</symbol>');

/** The icons of controls, and those that content can name, as one SVG sprite. */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(icons).map(symbol).join('')}</svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
