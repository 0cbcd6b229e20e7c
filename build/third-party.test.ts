import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPackage, thirdPartyNotices } from './third-party.ts';
import { unbundledPackages } from './unbundled-packages.ts';

const ours = { name: 'b', version: '1.0.0', identifier: 'MIT', text: 'Copyright B' };

describe('thirdPartyNotices', () => {
  test('lists the packages by name, then gives the text of each license', () => {
    const notices = thirdPartyNotices([ours, { ...ours, name: 'a', text: 'Copyright A' }]);
    expect(notices.indexOf('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n')).toBeGreaterThan(0);
    expect(notices.indexOf('Copyright A')).toBeLessThan(notices.indexOf('Copyright B'));
  });

  test.each([
    ['that is not accepted', { ...ours, identifier: 'AGPL-3.0-only' }, 'b .*: AGPL-3.0-only'],
    ['that is not named', { name: 'b', version: '1.0.0', text: 'Copyright B' }, 'b .*: none'],
    ['without a text', { ...ours, text: '' }, 'b .*: MIT'],
  ])('refuses a license %s, naming the package', (_, refused, message) => {
    expect(() => thirdPartyNotices([refused])).toThrow(new RegExp(message));
  });
});

test('every package outside the bundle has an accepted license with a text', () => {
  expect(() => thirdPartyNotices(unbundledPackages.map(readPackage))).not.toThrow();
});

test('every package imported by a component has a notice', () => {
  // React itself is in the bundle; packages that only islands import are found there too.
  const noticed = new Set([...unbundledPackages, 'react']);
  const files = globSync('src/{ui,drawings,sections,features,layouts}/**/*.tsx');
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ from '([^.'][^']*)'/g)].map(([, name]) => name),
  );
  expect(imported).not.toEqual([]);
  expect(imported.filter((name = '') => !noticed.has(name))).toEqual([]);
});
