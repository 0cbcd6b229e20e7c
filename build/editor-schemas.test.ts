import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEditorSchemas } from './editor-schemas.ts';

test('a code editor finds exactly one schema for every YAML file of the content, in each language', () => {
  const known = createEditorSchemas().flatMap(({ pattern }) => globSync(pattern));
  expect(known.toSorted()).toEqual(globSync('content/**/*.yaml').toSorted());
});
