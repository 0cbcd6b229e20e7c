import {
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

const icons = {
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
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

const remPx = 16;

/**
 * A decorative icon. `size` is in pixels at the browser's default text size; the icon grows with
 * the text.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = icons[name];
  return (
    <Drawing size={`${size / remPx}rem`} strokeWidth={1.75} xmlns={undefined} aria-hidden="true" />
  );
}
