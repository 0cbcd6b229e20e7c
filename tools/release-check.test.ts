import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPlaceholder, settings, type SettingName } from '../src/config/settings.ts';
import { sampleContent, placeholderSettings, unnamedOwner } from './samples.ts';
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

describe('settings', () => {
  test('as shipped, every one that stands in is named with the way to set it', () => {
    const found = placeholderSettings({});
    const shipped = Object.entries(settings).filter(([name, { default: value }]) =>
      isPlaceholder(name as SettingName, value),
    );
    expect(found).toHaveLength(shipped.length);
    for (const [name, { default: value, takes }] of shipped) {
      const one = found.find(({ what }) => what.startsWith(`${name} `));
      expect(one?.what).toContain(value);
      expect(one?.how).toContain(takes);
    }
  });

  test('of a company are not named', () => {
    expect(placeholderSettings(real)).toEqual([]);
  });

  test.each([
    ['https://help.harbor.example/', '.example'],
    ['https://www.example.com/help', 'example.com'],
  ])('that name a host for examples are named, whoever set them: %s', (url, host) => {
    const found = placeholderSettings({ ...real, HELP_CENTER_URL: url });
    expect(found.map(({ what }) => what)).toEqual([
      `HELP_CENTER_URL is ${url}, which names a host under ${host}, and nobody can own one`,
    ]);
  });

  test.each(['https://www.example-stays.com/', 'https://harbor.examples.org/'])(
    'that name a host of a company are not named: %s',
    (url) => {
      expect(placeholderSettings({ ...real, HELP_CENTER_URL: url })).toEqual([]);
    },
  );
});

describe('content', () => {
  let folder: string;
  beforeEach(() => {
    mkdirSync('.build', { recursive: true });
    folder = mkdtempSync('.build/samples-');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('samples are named by file, in lists, within pages and as whole texts', () => {
    writeFileSync(join(folder, 'terms.md'), '---\ntitle: Terms\nsample: true\n---\n## Scope\n');
    writeFileSync(join(folder, 'vendors.yaml'), '- name: Yale\n  sample: true\n- name: Nuki\n');
    writeFileSync(
      join(folder, 'home.yaml'),
      'hero:\n  claims:\n    - id: stays\n      sample: true\n',
    );
    const found = sampleContent(folder);
    expect(found.map(({ file, what }) => [file, what]).toSorted()).toEqual([
      [join(folder, 'home.yaml'), '1 sample entry: hero.claims[0]'],
      [join(folder, 'terms.md'), '1 sample entry: the whole text'],
      [join(folder, 'vendors.yaml'), '1 sample entry: Yale'],
    ]);
  });

  test('samples of one list are counted, those of a list of entries named up to the sixth', () => {
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
    const said = sampleContent(folder).map(({ what }) => what);
    expect(said.toSorted()).toEqual([
      '1 sample entry: the whole file',
      '3 sample entries: 2 in hero.claims; stay',
      `7 sample entries: ${names.slice(0, 6).join('; ')}; …`,
    ]);
  });

  test('what can be done about a sample is said as it is', () => {
    const sample = '- name: Made\n  sample: true\n';
    for (const part of ['en', 'facts']) mkdirSync(join(folder, part));
    writeFileSync(join(folder, 'en/testimonials.yaml'), sample);
    writeFileSync(join(folder, 'facts/plans.yaml'), sample);
    writeFileSync(join(folder, 'terms.md'), '---\nsample: true\n---\n');
    const found = sampleContent(folder).map(({ file, how }) => [
      file.slice(folder.length + 1),
      how,
    ]);
    const end = 'take its `sample: true` away';
    expect(Object.fromEntries(found)).toEqual({
      'en/testimonials.yaml': `replace each by something true, or remove it ([] leaves the section out), and ${end}`,
      'facts/plans.yaml': `replace each by something true, and ${end}`,
      'terms.md': `have a lawyer read it, then ${end}`,
    });
  });

  test('without samples is not named', () => {
    writeFileSync(join(folder, 'vendors.yaml'), '- name: Nuki\n  sample: false\n');
    expect(sampleContent(folder)).toEqual([]);
  });
});

test('a license without an owner is named, one with an owner is not', () => {
  mkdirSync('.build', { recursive: true });
  const file = `.build/license-${process.pid}`;
  writeFileSync(file, 'Copyright © [the company]. All rights reserved.');
  expect(unnamedOwner(file)).toMatchObject([{ what: 'The owner is still [the company]', file }]);
  writeFileSync(file, 'Copyright © Harbor Stays Inc. All rights reserved.');
  expect(unnamedOwner(file)).toEqual([]);
  rmSync(file);
});

test(
  'the check fails while anything stands in, and says how much',
  { timeout: 60_000 },
  async () => {
    const SITE_ORIGIN = 'https://www.harbor.example';
    const script = startScript('.', 'tools/release-check.ts', { SITE_ORIGIN });
    const { code, stdout, stderr } = await script.ended;
    expect(code).toBe(1);
    expect(stdout).toContain(`SITE_ORIGIN is ${SITE_ORIGIN}, which names a host`);
    expect(stderr).toMatch(/^(1 thing stands|\d+ things stand) in for something real\.$/m);
  },
);
