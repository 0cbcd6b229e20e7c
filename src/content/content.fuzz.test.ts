import { Ajv, type ValidateFunction } from 'ajv';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brand, productOrigin, siteOrigin } from '../config/site.ts';
import { ContentError } from './parse/content-error.ts';
import { companyFacts, planFacts } from './facts/facts.ts';
import { fuzzTimes, hostile } from '../shared/fuzz.fixture.ts';
import { parseEntry, parseList } from './parse/parse-content.ts';
import { parseReading } from './parse/reading.ts';
import { parseYaml } from './parse/yaml.ts';
import { content } from './content.ts';
import { editorSchemas } from './schemas/editor-schemas.ts';
import { faultsOf, placesIn, withFault, type Path } from './faults.fixture.ts';
import { entrySchemas, listSchemas } from './schemas/schemas.ts';
import { decodeSource, readSources } from './sources.ts';

const sources = readSources('content');
const company = companyFacts({ ...brand, siteOrigin, productOrigin }, content.terms);
const facts = { ...company, ...planFacts(content.plans) };

const ajv = new Ajv({ formats: { date: true } });
const isValid = new Map<string, ValidateFunction>(
  [...editorSchemas()].map(([name, schema]) => [name, ajv.compile(schema)]),
);

function parse(name: string, raw: unknown): unknown {
  const file = `content/${name}`;
  const known = name === 'facts/terms.yaml' ? {} : facts;
  const list = Object.entries(listSchemas).find(([each]) => each === name)?.[1];
  if (list) return parseList(file, raw, list, known);
  const entry = Object.entries(entrySchemas).find(([each]) => each === name)?.[1];
  return entry && parseEntry({ file }, raw, entry, known);
}

/** What is wrong with the answer to a fault: it is to be one clear line on the place, or none. */
function complaint(name: string, isAt: RegExp, read: () => unknown): string | undefined {
  let raw: unknown;
  try {
    raw = read();
  } catch (error) {
    if (!(error instanceof ContentError)) return `threw ${String(error)}`;
    const [, where = ''] = /^(.*?): .+\.$/.exec(error.message) ?? [];
    const isPlaced = where.startsWith(`content/${name}`) && isAt.test(error.message);
    const isVague = /Invalid |received|Unrecognized|undefined|\[object/.test(error.message);
    return isPlaced && !isVague ? undefined : `says ${error.message.slice(0, 300)}`;
  }
  const check = isValid.get(name);
  return !check || check(raw)
    ? undefined
    : `passes, but not in an editor: ${ajv.errorsText(check.errors)}`;
}

/** What a message on a fault at a place has to name: the entry of a list, and the field in it. */
function named(raw: unknown, path: Path): RegExp {
  const [field] = Array.isArray(raw) ? path.slice(1) : path;
  const entry = Array.isArray(raw) && path.length > 0 ? ', entry ".+"' : '';
  return new RegExp(`^[^:]*${entry}${field === undefined ? '' : `.*, field ${field}`}`);
}

const files = [...sources.keys()].filter((name) => name.endsWith('.yaml'));

// All of them in a long run; a part of them, spread over all files, in an ordinary one.
test('whatever stands in a field, it is published as it should be or refused with its place', () => {
  const every = fuzzTimes > 1 ? 1 : 37;
  const mostEntries = fuzzTimes > 1 ? Infinity : 9;
  const unclear: string[] = [];
  let count = 0;
  for (const name of files) {
    const whole = parseYaml(name, sources.get(name) ?? '');
    const raw = Array.isArray(whole) ? whole.slice(0, mostEntries) : whole;
    for (const [path, value] of placesIn(raw)) {
      for (const [what, fault] of faultsOf(value)) {
        count += 1;
        if (count % every > 0) continue;
        const changed = withFault(raw, path, fault);
        const problem = complaint(name, named(raw, path), () => (parse(name, changed), changed));
        if (!problem) continue;
        const shown = typeof fault === 'symbol' ? '' : JSON.stringify(fault).slice(0, 60);
        unclear.push(`${name} ${path.join('.')} ${what} ${shown}: ${problem}`);
      }
    }
  }
  expect(unclear).toEqual([]);
  expect(count).toBeGreaterThan(20_000);
});

const slips = fc.oneof(
  fc.constantFrom(...`'"{}[]:#&*!|>%@-,?\t\n\r~\`0\u00A0\u0000`, ': ', ' #', ' !', '---\n', '- '),
  fc.constant(''),
);

/** A file's text with a few characters at some place gone, and others put there. */
const slipped = fc
  .record({ name: fc.constantFrom(...sources.keys()), at: fc.nat(), cut: fc.nat(3), put: slips })
  .map(({ name, at, cut, put }) => {
    const text = sources.get(name) ?? '';
    const start = at % text.length;
    return { name, text: text.slice(0, start) + put + text.slice(start + cut) };
  });

test('wherever a hand slips in a file, no letter is lost without a word', () => {
  const safe = fc.property(slipped, ({ name, text }) => {
    const problem = complaint(name, /./, () => {
      decodeSource(`content/${name}`, Buffer.from(text));
      if (name.endsWith('.md')) return parseReading(`content/${name}`, text, facts);
      const raw = parseYaml(`content/${name}`, text);
      parse(name, raw);
      const lost = lettersLost(text, raw);
      if (lost > 0) throw new Error(`${lost} letters are lost.`);
      return raw;
    });
    expect(problem).toBeUndefined();
  });
  fc.assert(safe, hostile(60));
});

/** How many letters of a YAML text are in no value or field's name; notes do not count. */
function lettersLost(text: string, raw: unknown): number {
  const letters = (whole: string) => (whole.match(/\p{L}/gu) ?? []).length;
  const written = text.replaceAll(/^[ \t]*#[^\n]*/gm, '').replaceAll(/(?<=\d) #[^\n]*/g, '');
  return letters(written) - letters(JSON.stringify(raw));
}
