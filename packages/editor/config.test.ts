import { expect, test } from 'vitest';
import { readSources } from '../../src/content/sources.ts';
import { contentName, listFiles } from './config.ts';
import { formatAsEditor } from './format.ts';

const sources = readSources();
const files = listFiles(sources);

test('every content file has a form, but for menus and the settings of a language', () => {
  const named = files.map(contentName);
  const others = [...sources.keys()].filter((name) => !named.includes(name));
  expect(others.filter((name) => !name.endsWith('/language.yaml'))).toEqual([
    'facts/navigation.yaml',
  ]);
});

test.each(files.map((file) => [contentName(file), file] as const))(
  'a change of %s changes its lines only',
  (name, file) => {
    const hint = 'Run: npm run editor -- --format';
    expect(formatAsEditor(file, sources.get(name) ?? ''), hint).toBe(sources.get(name));
  },
);

/** The fields of the entries of a file. */
function entryFields(name: string) {
  const [list] = files.find((file) => contentName(file) === name)?.fields ?? [];
  return list?.fields ?? [];
}

test('a translation has its own form, with words and the ids of entries', () => {
  const names = (file: string) => entryFields(file).map(({ name }) => name);
  expect(names('facts/plans.yaml')).toContain('monthly');
  expect(names('id/facts/plans.yaml')).toEqual(expect.arrayContaining(['id', 'description']));
  expect(names('id/facts/plans.yaml')).not.toContain('monthly');
});

test('a vendor gets its category from a menu', () => {
  const fields = entryFields('facts/integrations.yaml');
  expect(fields.find(({ name }) => name === 'category')).toMatchObject({
    widget: 'relation',
    collection: 'facts',
    file: 'integration-categories',
    value_field: 'entries.*.id',
  });
});
