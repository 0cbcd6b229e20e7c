import { describe as group, expect, test } from 'vitest';
import { readSources } from '../../../src/content/sources.ts';
import { describe, type Described } from './describe.ts';
import { fileNames, schemaOf } from './files.ts';

/** The fields of a schema without a help text, by their paths. */
function withoutHelp(node: Described, path: string): string[] {
  const inner = [...(node.items ? [node.items] : []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  const fields = Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description || field.const !== undefined ? [] : [`${path}.${name}`]),
    ...withoutHelp(field, `${path}.${name}`),
  ]);
  const record = node.additionalProperties ? [node.additionalProperties] : [];
  return [...fields, ...[...inner, ...record].flatMap((each) => withoutHelp(each, `${path}[]`))];
}

group('the help texts of the content editor', () => {
  const sources = new Map(readSources('content'))
    .set('en/pages/press.yaml', '')
    .set('en/pages/blog.md', '');
  test.each(fileNames(sources))('%s', (name) => {
    expect(withoutHelp(describe(schemaOf(name)), name)).toEqual([]);
  });
});
