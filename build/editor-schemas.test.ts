import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchemaFolder, editorSchemas } from './editor-schemas.ts';

const { 'yaml.schemas': linked } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'yaml.schemas': Record<string, string>;
};

test('VS Code knows which file has which schema', () => {
  const written = [...editorSchemas().keys()].map((name) => `./${editorSchemaFolder}/${name}`);
  expect(Object.keys(linked).toSorted()).toEqual(written.toSorted());
});

test('every YAML file of the content has a schema, in each language', () => {
  const known = Object.values(linked).flatMap((pattern) => globSync(pattern));
  expect(known.toSorted()).toEqual(globSync('content/**/*.yaml').toSorted());
});
