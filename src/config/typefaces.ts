import { existsSync, readFileSync } from 'node:fs';
import { display, text } from '../../brand/fonts.ts';
import { SettingError } from './read-values.ts';

/** A typeface from an installed package. */
export interface Typeface {
  name: string;
  package: string;
  /** Paths in the package, by script. Browsers load `latin-ext` when a page has a letter of it. */
  files: { latin: string; 'latin-ext'?: string };
  /** A single weight, or a range of a variable font. Text needs a range up to 600 or more. */
  weight: number | { min: number; max: number };
  /** Values of the other axes of a variable font. */
  axes?: Readonly<Record<string, number>>;
  /** What it looks like until it loads. */
  fallback: 'serif' | 'sans-serif';
  /** For a wide typeface: how much smaller its largest sizes are, so that words fit; from 0 to 1. */
  fit?: number;
}

/** Headlines, and everything else; in CSS they are `--face-display` and `--face-text`. */
export type TypefaceRole = 'display' | 'text';

/** The site's two typefaces, from `brand/fonts.ts`. */
export const typefaces: Record<TypefaceRole, Typeface> = { display, text };

/** The scripts that the site has fonts for. */
export const scripts = ['latin', 'latin-ext'] as const;

export type Script = (typeof scripts)[number];

/**
 * Reads a font of a typeface; undefined if the typeface has none for the script.
 * @throws {SettingError} if the package has no such file.
 */
export function readFont(
  { name, package: source, files }: Typeface,
  script: Script,
): Buffer | undefined {
  const file = files[script];
  if (file === undefined) return undefined;
  const path = `node_modules/${source}/${file}`;
  if (!existsSync(path)) {
    throw new SettingError(`brand/fonts.ts, ${name}: there is no ${path}; install ${source}.`);
  }
  return readFileSync(path);
}

/** Styles that make the largest sizes of a wide typeface smaller; none for others. */
export function typefaceSizes(): string {
  const { fit = 1 } = typefaces.display;
  const { fit: fitText = 1 } = typefaces.text;
  if (fit === 1 && fitText === 1) return '';
  // Also by the root, since a wide typeface is read at a glance.
  const scale = Math.sqrt(fit).toFixed(3);
  return `:root{--fit-display:${fit};--scale-display:${scale};--fit-text:${fitText}}`;
}
