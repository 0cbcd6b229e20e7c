import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../parse/yaml.ts';
import { content as parsed } from '../content.ts';
import { editorSchemaLine, editorSchemas, ownPageSchemaName } from './editor-schemas.ts';
import { readSources } from '../sources.ts';

const sources = readSources('content');
const ownPages = new Set(parsed.ownPages.map(({ file }) => file));
const schemas = [...editorSchemas()];
const ofFiles = schemas.filter(([name]) => name !== ownPageSchemaName);
const read = (name: string) => parseYaml(name, sources.get(name) ?? '');

describe.each(ofFiles)('in an editor, %s', (name, schema) => {
  const isValid = new Ajv({ formats: { date: true } }).compile(schema);

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

test('every YAML file of the content has a schema', () => {
  const names = [...sources.keys()].filter((name) => name.endsWith('.yaml') && !ownPages.has(name));
  expect(ofFiles.map(([name]) => name).toSorted()).toEqual(names.toSorted());
});
