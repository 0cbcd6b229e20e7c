import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../parse/yaml.ts';
import { readSources } from '../sources.ts';
import { editorSchemaLine, editorSchemas } from './editor-schemas.ts';

const sources = readSources();
const schemas = editorSchemas();
const ajv = new Ajv({ formats: { date: true, email: true } });
const files = [...sources.keys()].filter((name) => name.endsWith('.yaml'));

/** The schema that the first line of a file links. */
const linked = (name: string) => {
  const [first = ''] = sources.get(name)?.split('\n', 1) ?? [];
  expect(first, name).toBe(editorSchemaLine(name));
  const [, file = ''] = /\.build\/schemas\/(.*)\.json$/.exec(first) ?? [];
  return ajv.compile(schemas.get(`${file}.yaml`) ?? false);
};

test.each(files)('in a code editor, %s is valid', (name) => {
  const isValid = linked(name);
  isValid(parseYaml(name, sources.get(name) ?? ''));
  expect(isValid.errors).toBeNull();
});

test('a misspelled field is not', () => {
  const site = parseYaml('', sources.get('en/site.yaml') ?? '') as object;
  expect(linked('en/site.yaml')({ ...site, mneu: 'Menu' })).toBe(false);
});

describe('a translation in a code editor', () => {
  test('may have a few texts, and no field that English lacks', () => {
    const isValid = ajv.compile(schemas.get('translation/pages/about.yaml') ?? {});
    expect(isValid({ intro: { heading: 'Tentang kami' } })).toBe(true);
    expect(isValid({ intro: { haeding: 'Tentang kami' } })).toBe(false);
  });

  test('has the ids of entries', () => {
    const isValid = ajv.compile(schemas.get('translation/faq.yaml') ?? {});
    expect(isValid([{ id: 'difference', question: 'Apa bedanya?' }])).toBe(true);
    expect(isValid([{ question: 'Apa bedanya?' }])).toBe(false);
  });
});
