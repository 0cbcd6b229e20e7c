import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPlaceholder, settings, type SettingName } from '../src/config/settings.ts';
import { content } from '../src/content/content.ts';
import { sampleContent, placeholderSettings, placeholderOwner } from './samples.ts';
import { startScript } from './test-project.ts';

const real = {
  BRAND_NAME: 'Harbor Stays',
  BRAND_MARK: 'harbor.svg',
  BRAND_MAIL: 'hello@harborstays.com',
  BRAND_PHONE: '+1 206 555 7100',
  BRAND_ADDRESS: '1 Pier Street, Seattle',
  SOCIAL_INSTAGRAM: 'https://instagram.com/harborstays',
  SOCIAL_FACEBOOK: 'https://facebook.com/harborstays',
  SOCIAL_YOUTUBE: 'https://youtube.com/@harborstays',
  SOCIAL_X: 'https://x.com/harborstays',
  SITE_ORIGIN: 'https://www.harborstays.com',
  PRODUCT_ORIGIN: 'https://app.harborstays.com',
  CONTACT_ENDPOINT: 'https://forms.harborstays.com/contact',
  WIDGET_PROPERTY_ID: 'pier-1',
};

describe('placeholderSettings', () => {
  test('lists every placeholder of the default settings with the way to set it', () => {
    const found = placeholderSettings({});
    const placeholders = Object.entries(settings).filter(([name, { default: value }]) =>
      isPlaceholder(name as SettingName, value),
    );
    expect(found).toHaveLength(placeholders.length);
    for (const [name, { default: value, takes }] of placeholders) {
      const one = found.find(({ problem }) => problem.startsWith(`${name} `));
      expect(one?.problem).toContain(value);
      expect(one?.fix).toContain(takes);
    }
  });

  test('lists nothing when every setting is a real value', () => {
    expect(placeholderSettings(real)).toEqual([]);
  });

  test.each([
    ['https://help.harbor.example/', '.example'],
    ['https://www.example.com/help', 'example.com'],
  ])('lists a URL on a domain reserved for examples: %s', (url, domain) => {
    const found = placeholderSettings({ ...real, HELP_CENTER_URL: url });
    expect(found.map(({ problem }) => problem)).toEqual([
      `HELP_CENTER_URL is ${url}, but ${domain} is reserved for examples`,
    ]);
  });

  test.each(['https://www.example-stays.com/', 'https://harbor.examples.org/'])(
    'does not list a URL on a domain that only resembles a reserved one: %s',
    (url) => {
      expect(placeholderSettings({ ...real, HELP_CENTER_URL: url })).toEqual([]);
    },
  );
});

describe('sampleContent', () => {
  let folder: string;
  beforeEach(() => {
    mkdirSync('.build', { recursive: true });
    folder = mkdtempSync('.build/samples-');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('lists a sample inside another one as well', () => {
    writeFileSync(
      join(folder, 'terms.yaml'),
      'sample: true\nfeeBase:\n  of: nights\n  sample: true\n',
    );
    const [found] = sampleContent(folder);
    expect(found?.problem).toBe('2 sample entries: the whole file; feeBase');
  });

  test('lists samples by file: in lists, in pages and as whole texts', () => {
    writeFileSync(join(folder, 'terms.md'), '---\ntitle: Terms\nsample: true\n---\n## Scope\n');
    writeFileSync(join(folder, 'vendors.yaml'), '- name: Yale\n  sample: true\n- name: Nuki\n');
    writeFileSync(
      join(folder, 'home.yaml'),
      'hero:\n  claims:\n    - id: stays\n      sample: true\n',
    );
    const found = sampleContent(folder);
    expect(found.map(({ file, problem }) => [file, problem]).toSorted()).toEqual([
      [join(folder, 'home.yaml'), '1 sample entry: hero.claims[0]'],
      [join(folder, 'terms.md'), '1 sample entry: the whole text'],
      [join(folder, 'vendors.yaml'), '1 sample entry: Yale'],
    ]);
  });

  test('counts the samples of a list in a page, and names up to six entries of a list file', () => {
    const names = ['Yale', 'Nuki', 'Salto', 'Tapkey', 'TTLock', 'Igloo', 'August'];
    const claim = '    - sample: true\n';
    writeFileSync(
      join(folder, 'home.yaml'),
      `hero:\n  claims:\n${claim}    - value: 9\n${claim}stay:\n  sample: true\n`,
    );
    writeFileSync(join(folder, 'terms.yaml'), 'sample: true\n');
    writeFileSync(
      join(folder, 'vendors.yaml'),
      names.map((name) => `- name: ${name}\n  sample: true\n`).join(''),
    );
    const listed = sampleContent(folder).map(({ problem }) => problem);
    expect(listed.toSorted()).toEqual([
      '1 sample entry: the whole file',
      '3 sample entries: 2 in hero.claims; stay',
      `7 sample entries: ${names.slice(0, 6).join('; ')}; …`,
    ]);
  });

  test('says how to fix each kind of sample', () => {
    const sample = '- name: Made\n  sample: true\n';
    for (const part of ['en', 'facts']) mkdirSync(join(folder, part));
    writeFileSync(join(folder, 'en/testimonials.yaml'), sample);
    writeFileSync(join(folder, 'facts/plans.yaml'), sample);
    writeFileSync(join(folder, 'terms.md'), '---\nsample: true\n---\n');
    const found = sampleContent(folder).map(({ file, fix }) => [
      file.slice(folder.length + 1),
      fix,
    ]);
    const end = 'remove its `sample: true`';
    expect(Object.fromEntries(found)).toEqual({
      'en/testimonials.yaml': `replace each with real content, or remove it ([] hides the section), and ${end}`,
      'facts/plans.yaml': `replace each with real content, and ${end}`,
      'terms.md': `have a lawyer review it, then ${end}`,
    });
  });

  test('lists nothing when there are no samples', () => {
    writeFileSync(join(folder, 'vendors.yaml'), '- name: Nuki\n  sample: false\n');
    expect(sampleContent(folder)).toEqual([]);
  });
});

test('lists the claims, the story, the benefits and each other text of the pages that is a sample', () => {
  const { home, about, careers, investors } = content.pages;
  const claims = home.hero.claims.filter(({ sample }) => sample).length;
  const samples = [
    ['home', claims === 1 ? 'hero.claims' : `${claims} in hero.claims`, claims > 0],
    ['about', 'story', about.story?.sample],
    ['careers', 'benefits', careers.benefits?.sample],
    ['careers', 'work', careers.work?.sample],
    ['investors', 'funding', investors.funding?.sample],
  ] as const;
  const listed = sampleContent('content');
  for (const [page, name, isSample = false] of samples) {
    const file = `content/en/pages/${page}.yaml`;
    const problem = listed.find((each) => each.file === file)?.problem ?? '';
    expect(problem.includes(name), name).toBe(isSample);
  }
});

test('a license is listed while its owner is a placeholder', () => {
  mkdirSync('.build', { recursive: true });
  const file = `.build/license-${process.pid}`;
  writeFileSync(file, 'Copyright © [the company]. All rights reserved.');
  expect(placeholderOwner(file)).toMatchObject([
    { problem: 'The owner is the placeholder [the company]', file },
  ]);
  writeFileSync(file, 'Copyright © Harbor Stays Inc. All rights reserved.');
  expect(placeholderOwner(file)).toEqual([]);
  rmSync(file);
});

test(
  'the check fails and prints the number of samples and placeholders',
  { timeout: 60_000 },
  async () => {
    const SITE_ORIGIN = 'https://www.harbor.example';
    const script = startScript('.', 'tools/release-check.ts', { SITE_ORIGIN });
    const { code, stdout, stderr } = await script.ended;
    expect(code).toBe(1);
    expect(stdout).toContain(`SITE_ORIGIN is ${SITE_ORIGIN}, but .example is reserved`);
    expect(stderr).toMatch(
      /^(1 sample or placeholder|\d+ samples and placeholders) to replace\.$/m,
    );
  },
);
