import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

interface LockedPackage {
  integrity?: string;
  optionalDependencies?: Record<string, string>;
  bin?: Record<string, string>;
  os?: string;
  cpu?: string;
}

/** Every folder that has a lockfile: the site, Cloudflare's runtime, tools for measuring and mutation. */
const folders = ['.', 'hosting/wrangler', 'bench/tools', 'tests/mutation'];

function lockedPackages(folder: string): Record<string, LockedPackage> {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
}

describe.each(folders)('the packages of %s', (folder) => {
  test('are each covered by a hash in the lockfile', () => {
    const { '': _root, ...packages } = lockedPackages(folder);
    const uncovered = Object.entries(packages)
      .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
      .map(([path]) => path);
    expect(Object.keys(packages)).not.toEqual([]);
    expect(uncovered).toEqual([]);
  });

  test('run no script of their own when they are installed', () => {
    mkdirSync('.build', { recursive: true });
    const project = resolve(mkdtempSync('.build/packages-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    const write = (file: string, value: object) =>
      writeFileSync(join(project, file), JSON.stringify(value));
    mkdirSync(join(project, 'tool'));
    cpSync(join(folder, '.npmrc'), join(project, '.npmrc'));
    write('tool/package.json', {
      name: 'tool',
      version: '1.0.0',
      scripts: { install: 'echo > ran' },
    });
    write('package.json', { dependencies: { tool: 'file:tool' } });
    const { status, stderr } = spawnSync('npm', ['install', '--offline'], {
      cwd: project,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(status, stderr).toBe(0);
    expect(existsSync(join(project, 'node_modules/tool'))).toBe(true);
    expect(existsSync(join(project, 'tool/ran'))).toBe(false);
  });
});

test('the pinned Node is a package for each system, so that the lockfile covers the program itself', () => {
  const packages = lockedPackages('.');
  const names = Object.keys(packages['']?.optionalDependencies ?? {});
  expect(names).not.toEqual([]);
  for (const name of names) {
    expect(packages[`node_modules/${name}`], name).toMatchObject({
      integrity: expect.any(String),
      bin: { node: expect.stringMatching(/^bin\/node(\.exe)?$/) },
      os: expect.any(String),
      cpu: expect.any(String),
    });
  }
});

describe('hosted CI', () => {
  interface Step {
    uses?: string;
    run?: string;
    if?: string;
    'working-directory'?: string;
    'continue-on-error'?: boolean;
  }
  type Jobs = Record<'test' | 'audit', Step & { steps: Step[] }>;

  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as { jobs: Jobs };

  test('runs what every change must pass, and keeps the report of a failure', () => {
    const { steps } = jobs.test;
    expect(steps.map(({ run }) => run)).toContain('npm test');
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload).toMatchObject({
      if: 'failure()',
      with: { path: expect.stringContaining('playwright-report') },
    });
  });

  test('audits every folder that has packages, in a job that is never passed over', () => {
    const { audit } = jobs;
    const audits = audit.steps.filter(({ run }) => run === 'npm audit --audit-level=high');
    expect(audits.map((step) => step['working-directory'] ?? '.').toSorted()).toEqual(
      folders.toSorted(),
    );
    for (const part of [audit, ...audit.steps]) {
      expect(part).not.toHaveProperty('continue-on-error');
      expect(part.if ?? '').toMatch(/^(\$\{\{ !cancelled\(\) \}\})?$/);
    }
    expect(audit).not.toHaveProperty('if');
  });

  test("takes others' actions by the hash of a commit, which cannot be moved as a tag can", () => {
    const actions = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ uses }) => uses ?? []),
    );
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/@[\da-f]{40}$/);
  });
});
