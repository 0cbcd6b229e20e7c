import { expect, test } from 'vitest';
import { readSources } from '../../src/content/sources.ts';
import { cmsConfig, filesOf, nameOf } from './config.ts';
import { asTheEditorWrites } from './format.ts';
import { readSettings } from './settings.ts';

const sources = readSources();
const files = filesOf(sources);
const repository = { CMS_REPOSITORY: 'company/site' };

test('every content file has a form, but for menus and the settings of a language', () => {
  const named = files.map(nameOf);
  const others = [...sources.keys()].filter((name) => !named.includes(name));
  expect(others.filter((name) => !name.endsWith('/language.yaml'))).toEqual([
    'facts/navigation.yaml',
  ]);
});

test.each(files.map((file) => [nameOf(file), file] as const))(
  'a change of %s changes its lines only',
  (name, file) => {
    const hint = 'Run: npm run editor -- --format';
    expect(asTheEditorWrites(file, sources.get(name) ?? ''), hint).toBe(sources.get(name));
  },
);

/** The names of the fields of the entries of a file. */
function entryFields(name: string): string[] {
  const [list] = files.find((file) => nameOf(file) === name)?.fields ?? [];
  return list?.fields?.map((field) => field.name) ?? [];
}

test('a translation has its own form, with words and the ids of entries', () => {
  expect(entryFields('facts/plans.yaml')).toContain('monthly');
  const translated = entryFields('id/facts/plans.yaml');
  expect(translated).toEqual(expect.arrayContaining(['id', 'description']));
  expect(translated).not.toContain('monthly');
});

test('an editor of this folder is asked for the folder by its name', () => {
  expect(cmsConfig().backend.repo).toBe(`this/${process.cwd().split('/').at(-1)}`);
});

test('a vendor gets its category from a menu', () => {
  const [list] = files.find((file) => nameOf(file) === 'facts/integrations.yaml')?.fields ?? [];
  expect(list?.fields?.find(({ name }) => name === 'category')).toMatchObject({
    widget: 'relation',
    collection: 'facts',
    file: 'integration-categories',
    value_field: 'entries.*.id',
  });
});

test('a wrong setting is named with what it takes', () => {
  expect(readSettings(repository)).toMatchObject(repository);
  expect(() => readSettings({ CMS_REPOSITORY: 'site' })).toThrow(
    'CMS_REPOSITORY is "site"; it takes the owner and name of a GitHub repository, such as company/site.',
  );
});
