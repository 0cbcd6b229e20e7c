import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../parse/yaml.ts';
import { mainLanguage } from '../../config/routes.ts';
import { languages } from '../content.ts';
import { editorSchemaLine, editorSchemas } from './editor-schemas.ts';
import { readSources } from '../sources.ts';

const sources = readSources('content');
const schemas = [...editorSchemas()];
const ofFiles = schemas.filter(([name]) => sources.has(name) && !name.startsWith('translation/'));
const read = (name: string) => parseYaml(name, sources.get(name) ?? '');

describe.each(ofFiles)('in an editor, %s', (name, schema) => {
  const isValid = new Ajv({ formats: { date: true, email: true } }).compile(schema);

  test('the first line links the schema', () => {
    expect(sources.get(name)?.split('\n', 1)).toEqual([editorSchemaLine(name)]);
  });

  test('the file is valid, and invalid with a misspelled field', () => {
    const content = read(name);
    isValid(content);
    expect(isValid.errors).toBeNull();
    const fields = (Array.isArray(content) ? (content[0] ??= {}) : content) as Record<
      string,
      unknown
    >;
    const [field = ''] = Object.keys(fields);
    fields[`${field}x`] = fields[field];
    delete fields[field];
    expect(isValid(content)).toBe(false);
  });
});

const others = languages.map(({ code }) => code).filter((code) => code !== mainLanguage);
const isTranslation = (name: string) => others.some((code) => name.startsWith(`${code}/`));

test('every YAML file of the content has a schema', () => {
  const names = [...sources.keys()].filter(
    (name) => name.endsWith('.yaml') && !isTranslation(name),
  );
  expect(ofFiles.map(([name]) => name).toSorted()).toEqual(names.toSorted());
});

describe('a translation in an editor', () => {
  const named = editorSchemas();
  const ajv = () => new Ajv({ formats: { date: true, email: true } });
  const translated = [...sources.keys()].filter(
    (name) => isTranslation(name) && name.endsWith('.yaml'),
  );

  test('links its schema in the first line and is valid', () => {
    for (const name of translated) {
      const [first = ''] = sources.get(name)?.split('\n', 1) ?? [];
      expect(first, name).toBe(editorSchemaLine(name));
      const [, linked = ''] = /\.build\/schemas\/(.*)\.json$/.exec(first) ?? [];
      const isValid = ajv().compile(named.get(`${linked}.yaml`) ?? false);
      isValid(read(name));
      expect(isValid.errors, name).toBeNull();
    }
  });

  test('may have a few texts, and no field that English lacks', () => {
    const isValid = ajv().compile(named.get('translation/pages/about.yaml') ?? {});
    expect(isValid({ intro: { heading: 'Tentang kami' } })).toBe(true);
    expect(isValid({ intro: { haeding: 'Tentang kami' } })).toBe(false);
    const isValidList = ajv().compile(named.get('translation/faq.yaml') ?? {});
    expect(isValidList([{ id: 'difference', question: 'Apa bedanya?' }])).toBe(true);
    expect(isValidList([{ question: 'Apa bedanya?' }])).toBe(false);
  });
});
