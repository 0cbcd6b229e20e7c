import { typefaces } from '../src/config/typefaces.ts';

/** Packages that reach pages outside the JavaScript bundle: icons, typefaces, Astro's inline code. */
export const unbundledPackages = [
  ...Object.values(typefaces).map((face) => face.package),
  'astro',
  'lucide-react',
  'simple-icons',
];
