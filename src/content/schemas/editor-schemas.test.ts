import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mainLanguage } from '../../config/routes.ts';
import { languages } from '../content.ts';
import { readSources } from '../sources.ts';
import { editorSchemaFolder, editorSchemaName, editorSchemas } from './editor-schemas.ts';

const schemas = [...editorSchemas().keys()];

test('VS Code knows which file has which schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string | string[]>;
  };
  const linked = Object.keys(settings['yaml.schemas']);
  const written = schemas.map((name) => `./${editorSchemaFolder}/${editorSchemaName(name)}`);
  expect(linked.toSorted()).toEqual(written.toSorted());
});

test('every YAML file of the content has a schema', () => {
  const codes = languages.map(({ code }) => code).filter((code) => code !== mainLanguage);
  const files = [...readSources().keys()].filter(
    (name) => name.endsWith('.yaml') && !codes.some((code) => name.startsWith(`${code}/`)),
  );
  expect(schemas).toEqual(expect.arrayContaining(files));
});
