import type { Typeface, TypefaceFont, TypefaceRole } from '../../src/config/typefaces.ts';
import { UserError } from '../cli.ts';
import type { FontFile } from './font-files.ts';

/** The fonts of a typeface, not measured yet. */
export type ChosenFonts = Pick<Typeface, 'isVariable' | 'axes' | 'fonts'>;

/** The size in pixels for which a typeface with optical sizes is drawn. */
const opticalSizes = { display: 96, text: 16 };

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

function filesOf({ file, latinExt }: FontFile): TypefaceFont['files'] {
  return { latin: file, ...(latinExt && { latinExt }) };
}

const axisCount = ({ axes }: FontFile) => Object.keys(axes).length;

/** Axes other than weight at their defaults; the optical size by role. */
function fixAxes({ axes }: FontFile, role: TypefaceRole): Record<string, number> {
  const others = Object.entries(axes).filter(([tag]) => tag !== 'wght');
  return Object.fromEntries(
    others.map(([tag, axis]) => [
      tag,
      tag === 'opsz' && axis ? clamp(opticalSizes[role], axis) : (axis?.default ?? 0),
    ]),
  );
}

function refuseWeights(packageName: string, weights: string): never {
  throw new UserError(
    `${packageName} has the weights ${weights}; text takes a typeface with a regular weight from 400 to 500 and a bold one from 600.`,
  );
}

function chooseVariable(role: TypefaceRole, name: string, sources: FontFile[]): ChosenFonts {
  // Headlines may use every axis; text needs none but weight.
  const sorted = sources.toSorted((a, b) => axisCount(a) - axisCount(b));
  const source = role === 'display' ? sorted.at(-1) : sorted[0];
  const axis = source?.axes['wght'];
  if (!source || !axis) throw new UserError(`${name} has no font.`);
  if (role === 'text' && (axis.min > 500 || axis.max < 600)) {
    refuseWeights(name, `${axis.min} to ${axis.max}`);
  }
  const weight =
    role === 'display'
      ? clamp(500, axis)
      : { min: Math.max(400, axis.min), max: Math.min(700, axis.max) };
  return {
    isVariable: true,
    axes: fixAxes(source, role),
    fonts: [{ weight, files: filesOf(source) }],
  };
}

function chooseStatic(role: TypefaceRole, name: string, sources: FontFile[]): ChosenFonts {
  const sorted = sources.toSorted((a, b) => a.weight - b.weight);
  const nearest = (to: number) =>
    sorted.toSorted((a, b) => Math.abs(a.weight - to) - Math.abs(b.weight - to))[0];
  const regular = sorted.find(({ weight }) => weight >= 400 && weight <= 500);
  const medium = sorted.find(({ weight }) => weight === 500);
  const bold = sorted.find(({ weight }) => weight >= 600);
  const isComplete = role === 'display' || (regular && bold);
  if (!isComplete) refuseWeights(name, sorted.map(({ weight }) => weight).join(', '));
  const chosen = role === 'display' ? [nearest(500)] : [regular, medium, bold];
  const fonts = [...new Set(chosen)].filter((source) => source !== undefined);
  return {
    isVariable: false,
    axes: {},
    fonts: fonts.map((source) => ({ weight: source.weight, files: filesOf(source) })),
  };
}

/**
 * Chooses the fonts of a package: for headlines the one nearest to 500, for text regular to bold.
 * @throws {UserError} if the package lacks a weight.
 */
export function chooseFonts(role: TypefaceRole, name: string, sources: FontFile[]): ChosenFonts {
  const variable = sources.filter(({ axes }) => axes['wght']);
  return variable.length > 0
    ? chooseVariable(role, name, variable)
    : chooseStatic(role, name, sources);
}
