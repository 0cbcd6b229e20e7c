import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';

test('a code editor finds one schema for every YAML file of the content, in each language', () => {
  const known = editorSchemas().flatMap(({ pattern }) => globSync(pattern));
  expect(known.toSorted()).toEqual(globSync('content/**/*.yaml').toSorted());
});
