import { Ajv, type ValidateFunction } from 'ajv';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brand, contactRetentionDays, productOrigin, siteOrigin } from '../config/site.ts';
import { ContentError } from './parse/content-error.ts';
import { countFacts } from './facts/count-words.ts';
import { bookingSiteFacts, companyFacts, planFacts } from './facts/facts.ts';
import { portfolioFacts } from './facts/portfolio-facts.ts';
import { fuzzTimes, hostile } from '../shared/fuzz.fixture.ts';
import { parseEntry, parseList } from './parse/parse-content.ts';
import { parseMarkdownPage } from './parse/markdown-page.ts';
import { parseYaml } from './parse/yaml.ts';
import { content } from './content.ts';
import { settingsInUse } from './settings-in-use.ts';
import { editorSchemas } from './schemas/editor-schemas.ts';
import { faultsOf, placesIn, withFault, type Path } from './faults.fixture.ts';
import { entrySchemas, listSchemas, optionalLists } from './schemas/schemas.ts';
import { decodeSource, readSources } from './sources.ts';
import { languageSchema } from './translation/language.ts';

const sources = readSources('content');
const { language } = content;
const company = companyFacts(
  { ...brand, siteOrigin, productOrigin, contactRetentionDays },
  content.terms,
  language,
);
const facts = {
  ...company,
  ...planFacts(content.plans, content.terms, language),
  ...bookingSiteFacts(content.bookingSites, language),
  ...portfolioFacts(content.portfolio, content.bookingSites, language),
  ...countFacts((name) => parseYaml(name, sources.get(name) ?? ''), language.countWords),
};

const ajv = new Ajv({ formats: { date: true } });
const isValid = new Map<string, ValidateFunction>(
  [...editorSchemas()].map(([name, schema]) => [name, ajv.compile(schema)]),
);

function parse(name: string, raw: unknown): unknown {
  const file = `content/${name}`;
  const known = name === 'facts/terms.yaml' ? {} : facts;
  const list = Object.entries(listSchemas).find(([each]) => each === name)?.[1];
  if (list) return parseList(file, raw, list, known, optionalLists.has(name));
  const single = { ...entrySchemas, 'en/language.yaml': languageSchema };
  const entry = Object.entries(single).find(([each]) => each === name)?.[1];
  return entry && parseEntry({ file }, raw, entry, known);
}

/** Describes a bad error message; undefined if the content passes or the message is clear. */
function findMessageProblem(name: string, isAt: RegExp, read: () => unknown): string | undefined {
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

/** The place that a message has to name: the entry of a list, and its field. */
function placePattern(raw: unknown, path: Path): RegExp {
  const [field] = Array.isArray(raw) ? path.slice(1) : path;
  const entry = Array.isArray(raw) && path.length > 0 ? ', entry ".+"' : '';
  return new RegExp(`^[^:]*${entry}${field === undefined ? '' : `.*, field ${field}`}`);
}

const files = [...sources.keys()].filter((name) => name.endsWith('.yaml'));

// All of them in a long run; a sample across all files in an ordinary run.
test('every wrong value is accepted by the editor schema too, or rejected with its place', () => {
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
        const problem = findMessageProblem(
          name,
          placePattern(raw, path),
          () => (parse(name, changed), changed),
        );
        if (!problem) continue;
        const shown = typeof fault === 'symbol' ? '' : JSON.stringify(fault).slice(0, 60);
        unclear.push(`${name} ${path.join('.')} ${what} ${shown}: ${problem}`);
      }
    }
  }
  expect(unclear).toEqual([]);
  expect(count).toBeGreaterThan(20_000);
});

const insertions = fc.oneof(
  fc.constantFrom(...`'"{}[]:#&*!|>%@-,?\t\n\r~\`0\u00A0\u0000`, ': ', ' #', ' !', '---\n', '- '),
  fc.constant(''),
);

/** A file with a few characters removed somewhere and others inserted. */
const withTypo = fc
  .record({
    name: fc.constantFrom(...sources.keys()),
    at: fc.nat(),
    cut: fc.nat(3),
    put: insertions,
  })
  .map(({ name, at, cut, put }) => {
    const text = sources.get(name) ?? '';
    const start = at % text.length;
    return { name, text: text.slice(0, start) + put + text.slice(start + cut) };
  });

test('no typo makes letters disappear without an error', () => {
  const safe = fc.property(withTypo, ({ name, text }) => {
    const problem = findMessageProblem(name, /./, () => {
      decodeSource(`content/${name}`, Buffer.from(text));
      if (name.endsWith('.md')) {
        return parseMarkdownPage(`content/${name}`, text, facts, settingsInUse);
      }
      const raw = parseYaml(`content/${name}`, text);
      parse(name, raw);
      const lost = countLostLetters(text, raw);
      if (lost > 0) throw new Error(`${lost} letters are lost.`);
      return raw;
    });
    expect(problem).toBeUndefined();
  });
  fc.assert(safe, hostile(60));
});

/** The number of letters of a YAML file in no value or field name, comments aside. */
function countLostLetters(text: string, raw: unknown): number {
  const letters = (whole: string) => (whole.match(/\p{L}/gu) ?? []).length;
  const written = text.replaceAll(/^[ \t]*#[^\n]*/gm, '').replaceAll(/(?<=\d) #[^\n]*/g, '');
  return letters(written) - letters(JSON.stringify(raw));
}
