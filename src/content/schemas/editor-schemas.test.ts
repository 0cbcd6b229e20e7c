import { expect, test } from 'vitest';
import { readSources } from '../sources.ts';
import { editorSchemaLine, editorSchemas } from './editor-schemas.ts';

const sources = readSources();
const files = [...sources.keys()].filter((name) => name.endsWith('.yaml'));

test.each(files)(
  'the first line of %s links the schema with which code editors check it',
  (name) => {
    const [first = ''] = sources.get(name)?.split('\n', 1) ?? [];
    expect(first).toBe(editorSchemaLine(name));
    const [, schema = ''] = /\.build\/schemas\/(.*)\.json$/.exec(first) ?? [];
    expect(editorSchemas().get(`${schema}.yaml`)).toMatchObject({ $schema: expect.any(String) });
  },
);
