import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../parse/yaml.ts';
import { editorSchemaLine, editorSchemas } from './editor-schemas.ts';
import { readSources } from '../sources.ts';

const sources = readSources('content');
const read = (name: string) => parseYaml(name, sources.get(name) ?? '');

describe.each([...editorSchemas()])('in an editor, %s', (name, schema) => {
  const isValid = new Ajv({ formats: { date: true } }).compile(schema);

  test('names its schema in its first line', () => {
    expect(sources.get(name)?.split('\n', 1)).toEqual([editorSchemaLine(name)]);
  });

  test('is right as it is shipped, and not with a field misspelled', () => {
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
  const names = [...sources.keys()].filter((name) => name.endsWith('.yaml'));
  expect([...editorSchemas().keys()].toSorted()).toEqual(names.toSorted());
});
