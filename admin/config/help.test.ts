import { describe as group, expect, test } from 'vitest';
import { readSources } from '../../src/content/sources.ts';
import { describe, type Described } from './describe.ts';
import { fileNames, schemaOf } from './files.ts';

/** The fields of a schema without a help text, by their paths. */
function withoutHelp(node: Described, path: string): string[] {
  const inner = [...(node.items ? [node.items] : []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  const fields = Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description || field.const !== undefined ? [] : [`${path}.${name}`]),
    ...withoutHelp(field, `${path}.${name}`),
  ]);
  return [...fields, ...inner.flatMap((each) => withoutHelp(each, `${path}[]`))];
}

group('the help texts of the content editor', () => {
  test.each(fileNames(readSources('content')))('%s', (name) => {
    expect(withoutHelp(describe(schemaOf(name)), name)).toEqual([]);
  });
});
