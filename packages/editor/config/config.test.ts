import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { idIn, sample, text } from '../../../src/content/fields/text.ts';
import { readSources } from '../../../src/content/sources.ts';
import { adminConfig } from '../build.ts';
import type { GitHost } from '../settings.ts';
import { folderLabel } from './cms.ts';
import { describe as describeSchema } from './describe.ts';
import { fieldFor } from './fields.ts';
import { languagesOf } from './languages.ts';

const host: GitHost = {
  name: 'github',
  repository: 'company/site',
  branch: 'main',
  api: null,
  signIn: null,
};
const packageSchema = 'packages/editor/node_modules/@sveltia/cms/schema/sveltia-cms.json';

/** What the schema of the CMS's package says of a configuration; null if that is not installed. */
function mistakesOf(config: object) {
  if (!existsSync(packageSchema)) return null;
  const schema = JSON.parse(readFileSync(packageSchema, 'utf8')) as object;
  const formats = { regex: true, uri: true } as const;
  const isValid = new Ajv({ strict: false, formats }).compile(schema);
  isValid(config);
  return isValid.errors ?? null;
}

const sources = readSources('content');
/** The content in one language, as a company may have it. */
const inOneLanguage = new Map([...sources].filter(([name]) => /^(en|facts)\//.test(name)));

describe('the configuration of the CMS', () => {
  test.each([
    ['a checkout', null],
    ['GitHub', host],
    ['GitLab', { ...host, name: 'gitlab', signIn: 'https://sign-in.example' }],
    ['a Gitea server', { ...host, name: 'gitea', api: 'https://git.example/api/v1' }],
  ] as [string, GitHost | null][])('is valid for %s', (_, given) => {
    expect(mistakesOf(adminConfig(given))).toBeNull();
  });

  test('has the custom pages', () => {
    const pages = new Map([...sources, ['en/pages/blog.md', '']]);
    const config = adminConfig(null, pages);
    expect(mistakesOf(config)).toBeNull();
    const files = config.collections.flatMap((group) => group.files);
    expect(files.find(({ name }) => name === 'blog')?.fields.at(-1)).toMatchObject({
      name: 'body',
    });
  });

  test('has every content file', () => {
    const languages = languagesOf(sources);
    const files = adminConfig(null).collections.flatMap((group) =>
      group.files.flatMap(({ file, i18n }) =>
        (i18n ? languages : ['']).map((code) =>
          i18n?.omit_default_locale_from_file_path && code === languages[0]
            ? file.replace('{{locale}}/', '')
            : file.replace('{{locale}}', code),
        ),
      ),
    );
    expect(files.toSorted()).toEqual(
      [...sources.keys()].map((name) => `content/${name}`).toSorted(),
    );
  });
});

describe('several languages', () => {
  const config = adminConfig(
    null,
    new Map([
      ...inOneLanguage,
      ['id/language.yaml', sources.get('en/language.yaml') ?? ''],
      ['id/faq.yaml', ''],
      ['id/facts/plans.yaml', ''],
      ['id/legal/cookies.md', ''],
      ['id/pages/home.yaml', ''],
    ]),
  );

  test('are valid, and the main one comes first', () => {
    expect(mistakesOf(config)).toBeNull();
    expect(config).toMatchObject({ i18n: { locales: ['en', 'id'], default_locale: 'en' } });
  });

  test('are side by side in the files that have a translation', () => {
    const files = config.collections.flatMap((group) => group.files);
    const fileOf = (name: string) => files.find((file) => file.name === name);
    expect(fileOf('faq')).toMatchObject({
      file: 'content/{{locale}}/faq.yaml',
      i18n: { locales: ['en', 'id'] },
    });
    expect(fileOf('plans')).toMatchObject({
      file: 'content/{{locale}}/facts/plans.yaml',
      i18n: { omit_default_locale_from_file_path: true },
    });
    expect(fileOf('tour')).toMatchObject({ file: 'content/en/tour.yaml' });
    expect(fileOf('tour')).not.toHaveProperty('i18n');
  });

  test('have each their own settings, and their own form for a page that is one text', () => {
    const files = config.collections.flatMap((group) => group.files).map(({ file }) => file);
    expect(files).toContain('content/en/language.yaml');
    expect(files).toContain('content/id/language.yaml');
    expect(files).toContain('content/en/legal/cookies.md');
    expect(files).toContain('content/id/legal/cookies.md');
    expect(config.collections.map(({ label }) => label)).toContain('Legal: Indonesian');
  });

  test('share what is not a text', () => {
    const home = config.collections
      .flatMap(({ files }) => files)
      .find(({ name }) => name === 'home');
    const fieldOf = (name: string) => home?.fields.find((field) => field.name === name);
    expect(fieldOf('sections')).not.toHaveProperty('i18n');
    expect(fieldOf('hero')).toMatchObject({ i18n: true });
    const claims = fieldOf('hero')?.fields?.find(({ name }) => name === 'claims');
    expect(claims).toMatchObject({ i18n: 'duplicate' });
    expect(claims?.fields?.find(({ name }) => name === 'label')).toMatchObject({
      i18n: true,
      required: ['en'],
    });
    expect(claims?.fields?.find(({ name }) => name === 'sample')).not.toHaveProperty('i18n');
  });

  test('do not change the configuration while there is one', () => {
    expect(JSON.stringify(adminConfig(null, inOneLanguage))).not.toMatch(/"i18n"|{{locale}}/);
  });
});

test('a folder is called by its language', () => {
  expect(folderLabel(['en', 'pages'], ['en', 'id'])).toBe('Pages: English, Indonesian');
  expect(folderLabel(['facts'])).toBe('Facts');
  expect(folderLabel(['en', 'pages'])).toBe('Pages: English');
});

/** The CMS's field for a schema. */
const fieldOf = (schema: z.ZodType, values: unknown[] = []) =>
  fieldFor('feeBase', describeSchema(schema), values, {
    isRequired: true,
    context: {
      findList: (file, list) => ({ name: '', label: '', widget: 'relation', file, list }),
    },
  });

describe('a field of the CMS', () => {
  test.each<[string, z.ZodType, object]>([
    [
      'has the description as its help',
      text.describe('What it is of.'),
      { hint: 'What it is of.' },
    ],
    ['has a label made of its name', text, { label: 'Fee base', widget: 'string' }],
    ['limits a number', z.number().int().min(2).max(9), { value_type: 'int', min: 2, max: 9 }],
    ['takes decimals', z.number().multipleOf(0.01), { value_type: 'float', step: 0.01 }],
    ['offers the values of an enum', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
    [
      'has the message of a pattern',
      z.string().regex(/^a+$/, 'expected a'),
      { pattern: ['^a+$', 'expected a'] },
    ],
    [
      'is optional if it may be null',
      z.object({ a: text }).nullable(),
      { required: false, widget: 'object' },
    ],
    ['is a switch', sample, { widget: 'boolean', default: false }],
    ['is a date', z.iso.date('expected a date'), { widget: 'datetime', type: 'date' }],
    [
      'is a list of texts',
      z.array(text).length(3),
      { widget: 'list', min: 3, max: 3, field: { widget: 'string' } },
    ],
    [
      'is a list of groups',
      z.array(z.object({ title: text })),
      { summary: '{{fields.title}}', required: false },
    ],
    [
      'takes a number or a word as text',
      z.union([z.number(), z.literal('all')]),
      { widget: 'string' },
    ],
    [
      'offers the entries of another file',
      idIn('facts/plans.yaml'),
      { widget: 'relation', file: 'facts/plans.yaml' },
    ],
  ])('%s', (_, schema, expected) => {
    expect(fieldOf(schema)).toMatchObject(expected);
  });

  test('has a text area for texts that are longer than a line today', () => {
    expect(fieldOf(text, ['a'.repeat(80)])).toMatchObject({ widget: 'text' });
  });

  test('follows a change of its schema', () => {
    const before = z.strictObject({ name: text });
    const after = before.extend({ since: z.number().int().optional().describe('A year.') });
    expect(fieldOf(before)).toMatchObject({ fields: [{ name: 'name' }] });
    expect(fieldOf(after)).toMatchObject({
      fields: [{ name: 'name' }, { name: 'since', required: false, hint: 'A year.' }],
    });
  });
});
