import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { settings } from '../../src/config/settings.ts';
import { fieldName } from '../../src/content/parse/parse-content.ts';
import { readContentFiles, valuesIn, type ContentFile, type Path } from './content-files.ts';
import type { ReleaseProblem } from './problem.ts';

/** Hashes of the samples that the project comes with. */
export const shippedFile = 'tools/release/shipped-samples.json';

const shippedSchema = z.object({
  /** Whole samples without their marks, and whole Markdown texts. */
  entries: z.array(z.string()),
  /** Sentences in samples of `en/`, which were invented. */
  texts: z.array(z.string()),
  mark: z.string(),
});

type Shipped = z.infer<typeof shippedSchema>;

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Hash of a value; marks of samples and the order of fields do not count. */
function hashValue(value: unknown): string {
  return hash(
    JSON.stringify(value, (key, inner: unknown) => {
      if (key === 'sample') return undefined;
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
      return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    }),
  );
}

const hashText = (text: string) => hash(text.replaceAll(/\s+/g, ' ').trim());

/** Whether a text is long enough to be recognized. */
const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && value.trim().split(/\s+/).length >= 6;

const markOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'sample' in value ? value.sample : undefined;

/** Whether a sample says something itself, not only what the facts say that it names. */
function hasWords(sample: unknown): boolean {
  return [...valuesIn(sample)].some(
    ({ value }) =>
      typeof value === 'number' ||
      (typeof value === 'string' && /\p{L}/u.test(value.replaceAll(/\{\{.*?\}\}/g, ''))),
  );
}

/** The mark of the nearest object around a value. */
const nearestMark = (parents: readonly object[]) =>
  parents.map(markOf).findLast((mark) => mark !== undefined);

/** The hashes of the mark and of all samples below a folder that are marked. */
export function hashSamples(folder: string, markFile: string): Shipped {
  const entries = new Set<string>();
  const texts = new Set<string>();
  for (const { name, content, body } of readContentFiles(folder)) {
    if (body !== undefined) {
      if (markOf(content) === true) entries.add(hashText(body));
      continue;
    }
    for (const { value, parents } of valuesIn(content)) {
      if (markOf(value) === true && hasWords(value)) entries.add(hashValue(value));
      if (!name.startsWith('en/') || !isSentence(value)) continue;
      if (nearestMark(parents) === true) texts.add(hashText(value));
    }
  }
  const mark = hashText(readFileSync(markFile, 'utf8'));
  return { entries: [...entries].toSorted(), texts: [...texts].toSorted(), mark };
}

/** Writes the hashes of the samples that the project comes with. */
export function recordSamples(): void {
  writeFileSync(
    shippedFile,
    `${JSON.stringify(hashSamples('content', settings.BRAND_MARK.default), null, 2)}\n`,
  );
}

export function readShipped(): Shipped {
  if (!existsSync(shippedFile)) return { entries: [], texts: [], mark: '' };
  return shippedSchema.parse(JSON.parse(readFileSync(shippedFile, 'utf8')));
}

/** Customers are never confirmed: those that the project comes with do not exist. */
const invented: ReadonlySet<string> = new Set(['en/testimonials.yaml']);

/** The paths of what a YAML file still has of the shipped samples, without a mark. */
function findShipped({ name, content }: ContentFile, shipped: Shipped): Path[] {
  const found: Path[] = [];
  const isInside = (path: Path) =>
    found.some((outer) => outer.every((key, depth) => key === path[depth]));
  for (const { path, value, parents } of valuesIn(content)) {
    const mark = markOf(value) ?? nearestMark(parents);
    if (mark === true || (mark === false && !invented.has(name)) || isInside(path)) continue;
    const isEntry = typeof value === 'object' && value !== null && !Array.isArray(value);
    const isShipped = isEntry
      ? shipped.entries.includes(hashValue(value))
      : isSentence(value) && shipped.texts.includes(hashText(value));
    if (isShipped) found.push(path);
  }
  return found;
}

/** Names a path: by the id of its entry in a file that is a list, then by field. */
function pathName(path: Path, content: unknown): string {
  const [index, ...rest] = path;
  if (!Array.isArray(content) || index === undefined) return fieldName(path) ?? 'the whole file';
  const { id = `number ${Number(index) + 1}` } = content[Number(index)] as { id?: string };
  return [id, fieldName(rest)].filter(Boolean).join(' ');
}

const maxNames = 6;

/**
 * Content that is a sample as the project came with it, with its mark deleted. What is true of the company
 * as it stands is confirmed by `sample: false`.
 */
export function shippedCopy(folder: string, shipped: Shipped = readShipped()): ReleaseProblem[] {
  return readContentFiles(folder).flatMap((each) => {
    const { file, name, content, body } = each;
    const problem = 'is the sample that came with the project, without its mark';
    if (body !== undefined) {
      if (markOf(content) !== undefined || !shipped.entries.includes(hashText(body))) return [];
      const fix = 'have a lawyer review it, then write `sample: false` at its top';
      return { file, entry: 'the whole text', problem, fix };
    }
    const names = findShipped(each, shipped).map((path) => pathName(path, content));
    if (names.length === 0) return [];
    const entry = names.slice(0, maxNames).join('; ') + (names.length > maxNames ? '; …' : '');
    const replace = 'replace it with real content or remove it';
    const fix = invented.has(name)
      ? replace
      : `${replace}, or write \`sample: false\` there if it is true as it stands`;
    return { file, entry, problem, fix };
  });
}

/** The mark, if it is the one that the project came with, at any path. */
export function shippedMark(file: string, shipped: Shipped = readShipped()): ReleaseProblem[] {
  if (hashText(readFileSync(file, 'utf8')) !== shipped.mark) return [];
  const problem = 'is the one that came with the project';
  return [{ file, entry: 'the mark', problem, fix: 'replace it with your own' }];
}
