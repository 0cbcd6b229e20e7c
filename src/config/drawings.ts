import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { SettingError } from './settings.ts';
import { motif } from './site.ts';

/** What a drawing of the company's own may be: its size in CSS pixels, and how heavy its file. */
interface DrawingRule {
  width: number;
  height: number;
  maxKb: number;
}

const page: DrawingRule = { width: 600, height: 500, maxKb: 60 };
const photo: DrawingRule = { width: 320, height: 240, maxKb: 15 };

/** The drawings that a folder may have, by file name without extension. */
export const drawingRules = {
  hero: { width: 800, height: 320, maxKb: 60 },
  login: { width: 600, height: 240, maxKb: 40 },
  page,
  'page-integrations': page,
  'page-about': page,
  'page-careers': page,
  'page-investors': page,
  'page-contact': page,
  'page-not-found': page,
  ground: { width: 1600, height: 160, maxKb: 20 },
  property: { width: 640, height: 360, maxKb: 60 },
  'photo-property': photo,
  'photo-experience1': photo,
  'photo-experience2': photo,
  footer: { width: 1600, height: 80, maxKb: 20 },
  social: { width: 420, height: 525, maxKb: 100 },
} as const satisfies Record<string, DrawingRule>;

export type DrawingName = keyof typeof drawingRules;

/** File name endings of drawings, with their media types. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};
/** The program that draws social images reads other formats. */
const socialMediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A drawing's file: its name and what it is of. */
export interface DrawingFile {
  file: string;
  name: DrawingName;
  isDark: boolean;
  mediaType: string;
  bytes: Buffer;
}

const names = Object.keys(drawingRules).join(', ');

/** Why an SVG file cannot be a drawing, in words; undefined if it can. */
function findSvgProblem(svg: string): string | undefined {
  if (!/<svg\b[^>]*\sviewBox=/.test(svg)) return 'has no viewBox';
  if (/<script\b|\son\w+\s*=|<foreignObject\b/i.test(svg)) return 'has a script or foreign content';
  if (/(?:href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!#|data:)/i.test(svg)) {
    return 'loads another file, which browsers do not do in an image';
  }
  return undefined;
}

/**
 * Reads a file of a folder of drawings.
 * @throws {SettingError} if the site has no place for it, or it is too large or unsafe.
 */
function readDrawing(folder: string, file: string): DrawingFile {
  const refuse = (problem: string): never => {
    throw new SettingError(`MOTIF is ${JSON.stringify(folder)}; ${file} ${problem}.`);
  };
  const { name: base, ext } = parse(file);
  const isDark = base.endsWith('-dark');
  const name = (isDark ? base.slice(0, -'-dark'.length) : base) as DrawingName;
  if (!Object.hasOwn(drawingRules, name)) {
    refuse(`is no drawing of the site; their names are ${names}, each also with -dark`);
  }
  if (name === 'social' && isDark) refuse('is not used, since a social image has one theme');
  const known = name === 'social' ? socialMediaTypes : mediaTypes;
  const mediaType = known[ext] ?? refuse(`must end in ${Object.keys(known).join(' or ')}`);
  const bytes = readFileSync(join(folder, file));
  const { maxKb } = drawingRules[name];
  if (bytes.length > maxKb * 1024) {
    refuse(`has ${Math.ceil(bytes.length / 1024)} KB; it may have ${maxKb} KB`);
  }
  const problem = ext === '.svg' && findSvgProblem(bytes.toString('utf8'));
  if (problem) refuse(problem);
  return { file, name, isDark, mediaType, bytes };
}

/**
 * Reads the drawings in a folder.
 * @throws {SettingError} on the first file that the site cannot use, and if one drawing has two files.
 */
export function readDrawings(folder: string): DrawingFile[] {
  const refuse = (problem: string): never => {
    throw new SettingError(`MOTIF is ${JSON.stringify(folder)}; ${problem}.`);
  };
  const files = readdirSync(folder)
    .filter((file) => !file.startsWith('.') && file !== 'README.md')
    .toSorted();
  const drawings = files.map((file) => readDrawing(folder, file));
  if (drawings.length === 0) refuse(`the folder has none of the drawings ${names}`);
  for (const [index, { file, name, isDark }] of drawings.entries()) {
    const isSame = (other: DrawingFile) => other.name === name && other.isDark === isDark;
    const other = drawings.slice(0, index).find(isSame);
    if (other) refuse(`${other.file} and ${file} are the same drawing; delete one`);
    if (isDark && !drawings.some((each) => each.name === name && !each.isDark)) {
      refuse(`${file} needs ${name} for the light theme beside it`);
    }
  }
  return drawings;
}

/** Whether the site has a folder with the company's own drawings. */
export const hasOwnDrawings = motif !== 'bali' && motif !== 'plain';

/** The company's own drawings; none if MOTIF names a set that comes with the site. */
export const ownDrawings: readonly DrawingFile[] = hasOwnDrawings ? readDrawings(motif) : [];

/** Addresses of a drawing's files in each theme; undefined if the company has not drawn it. */
export function findDrawing(name: DrawingName): { light: string; dark?: string } | undefined {
  const [light, dark] = [false, true].map((isDark) =>
    ownDrawings.find((drawing) => drawing.name === name && drawing.isDark === isDark),
  );
  if (!light) return undefined;
  return { light: drawingPath(light.file), ...(dark && { dark: drawingPath(dark.file) }) };
}

function drawingPath(file: string): string {
  return `/motif/${file}`;
}
