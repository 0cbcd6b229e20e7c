import { z } from 'zod';
import { SettingError } from './settings.ts';

/** The company's two typefaces, as `npm run fonts` measured them. */
export const typefacesFile = 'brand/typefaces.json';

const oneWeight = z.int().min(1).max(1000);
const weightRange = z.strictObject({ min: oneWeight, max: oneWeight });
const percent = z.number().min(0).max(1000);

const font = z.strictObject({
  /** A single weight or a range; a range makes the file two thirds larger. */
  weight: z.union([oneWeight, weightRange]),
  /** Paths in the package, by script. */
  files: z.strictObject({ latin: z.string(), latinExt: z.string().exactOptional() }),
});

/** How a font of the system looks like the typeface until that loads, in percent. */
const fallback = z.strictObject({
  /** The weights that it replaces, as in CSS: `400`, or `600 700`. */
  weight: z.string().regex(/^\d+( \d+)?$/),
  font: z.enum(['Arial', 'Arial Bold', 'Times New Roman', 'Times New Roman Bold']),
  sizeAdjust: percent,
  ascentOverride: percent,
  descentOverride: percent,
  lineGapOverride: percent,
});

const typeface = z.strictObject({
  name: z.string().regex(/^[\w .-]+$/),
  package: z.string(),
  category: z.enum(['serif', 'sans-serif']),
  isVariable: z.boolean(),
  /** Values of the variable axes other than weight. */
  axes: z.record(z.string(), z.number()),
  fonts: z.array(font).min(1),
  /** The average width of a letter in English text, in em. */
  letterWidth: z.number().positive(),
  fallbacks: z.array(fallback).min(1),
});

const typefacesSchema = z.strictObject({
  /** For headlines. */
  display: typeface,
  /** For everything else. */
  text: typeface,
});

export type Typefaces = z.infer<typeof typefacesSchema>;
export type Typeface = Typefaces['text'];
export type TypefaceFont = Typeface['fonts'][number];

/** The role of a typeface; in CSS they are `--face-display` and `--face-text`. */
export type TypefaceRole = keyof Typefaces;

function refuse(problem: string): never {
  throw new SettingError(
    `${typefacesFile}${problem}; npm run fonts -- <package for headlines> <package for text> writes it.`,
  );
}

/**
 * Reads the text of `brand/typefaces.json`.
 * @throws {SettingError} with the field that is wrong.
 */
export function parseTypefaces(text: string): Typefaces {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    refuse(' is not valid JSON');
  }
  const parsed = typefacesSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: '' }] = parsed.error.issues;
  return refuse(`, ${path.join('.')}: ${message}`);
}

/** Where a file of a typeface is on this machine. */
export function typefaceFile(packageName: string, file: string): string {
  return `node_modules/${packageName}/${file}`;
}

/**
 * The CSS font-weight of a font. The only weight of a typeface is declared for the whole range, so that
 * browsers do not synthesize bold.
 */
export function cssWeight({ weight }: TypefaceFont, { fonts }: Typeface): string {
  if (typeof weight !== 'number') return `${weight.min} ${weight.max}`;
  return fonts.length === 1 ? '1 1000' : `${weight}`;
}

/** The widths of letters, in em, that the sizes of text and social images were drawn for. */
const drawnFor = { display: 0.4, text: 0.45 };

/** How much smaller a limited size must be, so that the letters of a wider typeface fit: from 0 to 1. */
export function widthFit(role: TypefaceRole, { letterWidth }: Typeface): number {
  return Math.min(1, Number((drawnFor[role] / letterWidth).toFixed(3)));
}
