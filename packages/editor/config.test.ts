import { expect, test } from 'vitest';
import { readSources } from '../../src/content/sources.ts';
import { contentName, listFiles } from './config.ts';
import { formatAsEditor } from './format.ts';

const sources = readSources();
const files = listFiles(sources);

test('every content file has a form, except for menus and the settings of a language', () => {
  const named = files.map(contentName);
  const others = [...sources.keys()].filter((name) => !named.includes(name));
  expect(others.filter((name) => !name.endsWith('/language.yaml'))).toEqual([
    'facts/navigation.yaml',
  ]);
});

test.each(files.map((file) => [contentName(file), file] as const))(
  'a change in %s changes only its own lines',
  (name, file) => {
    const hint = 'Run: npm run editor -- --format';
    expect(formatAsEditor(file, sources.get(name) ?? ''), hint).toBe(sources.get(name));
  },
);

/** The fields of an entry in a file with a list. */
function entryFields(name: string) {
  const [list] = files.find((file) => contentName(file) === name)?.fields ?? [];
  return list?.fields ?? [];
}

test('a translation has its own form, with only words and the ids of entries', () => {
  const names = (file: string) => entryFields(file).map(({ name }) => name);
  expect(names('facts/plans.yaml')).toContain('monthly');
  expect(names('id/facts/plans.yaml')).toEqual(expect.arrayContaining(['id', 'description']));
  expect(names('id/facts/plans.yaml')).not.toContain('monthly');
});

test('a form refuses what the site refuses', () => {
  const field = (file: string, name: string) =>
    entryFields(file).find((each) => each.name === name) ?? {};
  expect(field('facts/plans.yaml', 'monthly')).toMatchObject({ min: 0.01, required: false });
  expect(field('facts/integrations.yaml', 'description')).toMatchObject({
    minlength: 30,
    maxlength: 90,
  });
  expect(field('en/testimonials.yaml', 'rating')).toMatchObject({
    value_type: 'int',
    min: 1,
    max: 5,
  });
});

test.each(['facts/integrations.yaml', 'en/testimonials.yaml'])(
  'a new entry in %s is a sample until somebody confirms it',
  (file) => {
    const sample = entryFields(file).find(({ name }) => name === 'sample');
    expect(sample).toMatchObject({ widget: 'boolean', default: true });
  },
);
