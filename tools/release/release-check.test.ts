import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { content } from '../../src/content/content.ts';
import { startScript } from '../test-project.ts';
import { otherOrigin } from './built-release.ts';
import { problemLine } from './problem.ts';
import { placeholderOwner } from './release-problems.ts';
import { sampleContent } from './sample-content.ts';

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
    expect(found).toMatchObject({
      problem: '2 sample entries',
      entry: 'the whole file; feeBase',
    });
  });

  test('lists samples by file: in lists, in pages and as whole texts', () => {
    writeFileSync(join(folder, 'terms.md'), '---\ntitle: Terms\nsample: true\n---\n## Scope\n');
    writeFileSync(join(folder, 'vendors.yaml'), '- name: Yale\n  sample: true\n- name: Nuki\n');
    writeFileSync(
      join(folder, 'home.yaml'),
      'hero:\n  claims:\n    - id: stays\n      sample: true\n',
    );
    const found = sampleContent(folder);
    expect(found.map(({ file, entry }) => [file, entry]).toSorted()).toEqual([
      [join(folder, 'home.yaml'), 'hero.claims[0]'],
      [join(folder, 'terms.md'), 'the whole text'],
      [join(folder, 'vendors.yaml'), 'Yale'],
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
    const listed = sampleContent(folder).map(({ problem, entry }) => `${problem}: ${entry}`);
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
    const end = 'and remove its `sample: true`';
    const confirm = 'or write `sample: false` if it is true as it stands';
    expect(Object.fromEntries(found)).toEqual({
      'en/testimonials.yaml': `replace each with real content, or remove it ([] hides the section), ${end}`,
      'facts/plans.yaml': `replace each with real content, ${end}, ${confirm}`,
      'terms.md': 'have a lawyer review it, then change its mark to `sample: false`',
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
    const entry = listed.find((each) => each.file === file)?.entry ?? '';
    expect(entry.includes(name), name).toBe(isSample);
  }
});

test('a license is listed while its owner is a placeholder', () => {
  mkdirSync('.build', { recursive: true });
  const file = `.build/license-${process.pid}`;
  writeFileSync(file, 'Copyright © [the company]. All rights reserved.');
  expect(placeholderOwner(file)).toMatchObject([
    { file, entry: 'the owner', problem: 'is the placeholder [the company]' },
  ]);
  writeFileSync(file, 'Copyright © Harbor Stays Inc. All rights reserved.');
  expect(placeholderOwner(file)).toEqual([]);
  rmSync(file);
});

test('a deployable folder for another origin than the one that is set is listed', () => {
  mkdirSync('.build', { recursive: true });
  const file = `.build/release-${process.pid}.json`;
  const origin = 'http://localhost:4173';
  const release = { name: '0123456789ab', home: '/srv/www/a', origin, commit: null };
  writeFileSync(file, JSON.stringify(release));
  expect(otherOrigin(file, 'https://www.harborstays.com').map(problemLine)).toEqual([
    '.build, the built site: was built for http://localhost:4173, but SITE_ORIGIN is https://www.harborstays.com; run "npm run build" with the settings of the release.',
  ]);
  expect(otherOrigin(file, origin)).toEqual([]);
  rmSync(file);
  expect(otherOrigin(file, origin)).toEqual([]);
});

test(
  'the check fails and prints a line for each thing to do, and how many there are',
  { timeout: 60_000 },
  async () => {
    const SITE_ORIGIN = 'https://www.harbor.example';
    const script = startScript('.', 'tools/release-check.ts', { SITE_ORIGIN });
    const { code, stdout, stderr } = await script.ended;
    expect(code).toBe(1);
    expect(stdout).toContain(`• environment, SITE_ORIGIN: is ${SITE_ORIGIN}, but .example is`);
    const lines = stdout.split('\n').filter(Boolean);
    expect(stderr).toBe(
      `${lines.length} ${lines.length === 1 ? 'thing' : 'things'} to do before release.\n`,
    );
  },
);
