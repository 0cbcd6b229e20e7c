import { describe as group, expect, test } from 'vitest';
import { readSources } from '../../src/content/sources.ts';
import { describe, type Described } from './describe.ts';
import { fileNames, schemaOf } from './files.ts';

/**
 * Files of words whose fields have help texts in part: the most fields of each without one. A number may
 * only become smaller.
 */
const stillWithoutHelp: Record<string, number> = {
  'facts/portfolio.yaml': 58,
  'en/site.yaml': 59,
  'en/scenes.yaml': 103,
  'en/pages/home.yaml': 145,
  'en/pages/contact.yaml': 64,
};

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
    const missing = withoutHelp(describe(schemaOf(name)), name);
    const most = stillWithoutHelp[name] ?? 0;
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(most);
  });
});
