import { readFile } from 'node:fs/promises';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import times from '@capsizecss/metrics/timesNewRoman';
import timesBold from '@capsizecss/metrics/timesNewRoman/700';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import {
  typefaceFile,
  type Typeface,
  type TypefaceRole,
  type Typefaces,
} from '../../src/config/typefaces.ts';
import { UserError } from '../cli.ts';
import { chooseFonts, type ChosenFonts } from './choose-fonts.ts';
import { findFontFiles, readFontFile } from './font-files.ts';

type Fallback = Typeface['fallbacks'][number];
type Metrics = Pick<typeof arial, 'unitsPerEm' | 'xWidthAvg' | 'ascent' | 'descent' | 'lineGap'>;

const systemFonts = {
  Arial: arial,
  'Arial Bold': arialBold,
  'Times New Roman': times,
  'Times New Roman Bold': timesBold,
} satisfies Record<Fallback['font'], Metrics>;

/** Enough characters for the average width of English text. */
const latinText = String.fromCodePoint(...Array.from({ length: 224 }, (_, index) => 32 + index));

const averageEm = ({ xWidthAvg, unitsPerEm }: Metrics) => xWidthAvg / unitsPerEm;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

async function measureAt(
  packageName: string,
  { isVariable, axes }: ChosenFonts,
  file: string,
  weight: number,
): Promise<Metrics> {
  const sfnt = await subsetFont(await readFile(typefaceFile(packageName, file)), latinText, {
    targetFormat: 'sfnt',
    variationAxes: isVariable ? { ...axes, wght: weight } : {},
  });
  return fromBuffer(sfnt);
}

/** The system's font with the widths and heights of a typeface: size-adjust scales all of its metrics. */
function adjustFallback(metrics: Metrics, weight: string, font: Fallback['font']): Fallback {
  const scale = averageEm(metrics) / averageEm(systemFonts[font]);
  const percent = (units: number) => round((100 * Math.abs(units)) / metrics.unitsPerEm / scale, 2);
  return {
    weight,
    font,
    sizeAdjust: round(100 * scale, 2),
    ascentOverride: percent(metrics.ascent),
    descentOverride: percent(metrics.descent),
    lineGapOverride: percent(metrics.lineGap),
  };
}

/** The weights to measure a font at, each with the weights in CSS that it stands for. */
function weightsToMeasure(
  role: TypefaceRole,
  weight: Typeface['fonts'][number]['weight'],
): { at: number; css: string }[] {
  if (role === 'display')
    return [{ at: typeof weight === 'number' ? weight : weight.min, css: '1 1000' }];
  if (typeof weight === 'number') return [{ at: weight, css: `${weight}` }];
  const { min, max } = weight;
  const light = [400, 500].filter((at) => at >= min && at <= max);
  return [
    ...light.map((at) => ({ at, css: `${at}` })),
    { at: 600, css: max > 600 ? `600 ${max}` : '600' },
  ];
}

/** Measures a typeface in a role. The fonts chosen before stay, if the package is the same. */
async function measureTypeface(
  role: TypefaceRole,
  packageName: string,
  before?: Typeface,
): Promise<Typeface> {
  const isSame = before?.package === packageName;
  const chosen: ChosenFonts = isSame
    ? { isVariable: before.isVariable, axes: before.axes, fonts: before.fonts }
    : chooseFonts(role, packageName, findFontFiles(packageName));
  const [first] = chosen.fonts;
  if (!first) throw new UserError(`brand/typefaces.json, ${role}: fonts is empty.`);
  const { family, isSerif, axes } = readFontFile(packageName, first.files.latin);
  for (const [tag, value] of Object.entries(chosen.axes)) {
    const axis = axes[tag];
    if (axis && value >= axis.min && value <= axis.max) continue;
    const takes = axis ? `it takes ${axis.min} to ${axis.max}` : 'the font has no such axis';
    throw new UserError(`brand/typefaces.json, ${role}: the axis ${tag} is ${value}; ${takes}.`);
  }
  const measured = await Promise.all(
    chosen.fonts.flatMap(({ weight, files }) =>
      weightsToMeasure(role, weight).map(async ({ at, css }) => ({
        at,
        css,
        metrics: await measureAt(packageName, chosen, files.latin, at),
      })),
    ),
  );
  const systemNames = isSerif
    ? (['Times New Roman', 'Times New Roman Bold'] as const)
    : (['Arial', 'Arial Bold'] as const);
  return {
    name: family,
    package: packageName,
    category: isSerif ? 'serif' : 'sans-serif',
    ...chosen,
    letterWidth: round(averageEm(measured[0]?.metrics ?? arial), 3),
    fallbacks: measured.map(({ at, css, metrics }) =>
      adjustFallback(metrics, css, systemNames[at < 600 ? 0 : 1]),
    ),
  };
}

/** Measures a pair of typefaces. */
export async function measureTypefaces(
  packages: Record<TypefaceRole, string>,
  before?: Typefaces,
): Promise<Typefaces> {
  return {
    display: await measureTypeface('display', packages.display, before?.display),
    text: await measureTypeface('text', packages.text, before?.text),
  };
}
