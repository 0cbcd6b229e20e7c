import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
const stamp = () => join(folder, 'node_modules/.installed-lockfile');
const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

beforeEach(() => {
  mkdirSync('.build', { recursive: true });
  folder = resolve(mkdtempSync('.build/run-'));
  for (const part of ['scripts', 'node_modules/node/bin', 'bin']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  cpSync('scripts/run.mjs', join(folder, 'scripts/run.mjs'));
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(stamp(), lockfileHash());
  // Stands in for npm: says what it was asked to do.
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $@"\nexit ${NPM_ENDS_WITH:-0}\n');
  chmodSync(join(folder, 'bin/npm'), 0o755);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a probe script through run.mjs. */
function runProbe(source: string, args: string[] = [], environment: Record<string, string> = {}) {
  writeFileSync(join(folder, 'scripts/probe.ts'), source);
  const env = {
    ...process.env,
    PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
    ...environment,
  };
  const child = spawn(process.execPath, [join(folder, 'scripts/run.mjs'), 'probe', ...args], {
    env,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part));
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.on('close', (code) => done({ code, output }));
  });
  const started = new Promise<void>((done) => {
    child.stdout.on('data', () => output.includes('started') && done());
  });
  return { child, ended, started };
}

describe('run.mjs', () => {
  test('installs nothing when the lockfile is the one that was installed', async () => {
    const { output } = await runProbe('console.log("here")').ended;
    expect(output).toBe('here\n');
  });

  test('installs what the lockfile says when that has changed, and remembers it', async () => {
    writeFileSync(join(folder, 'package-lock.json'), '{"changed":true}');
    const { output } = await runProbe('console.log("here")').ended;
    expect(output).toMatch(/npm ci .*\nhere\n$/s);
    expect(readFileSync(stamp(), 'utf8')).toBe(lockfileHash());
  });

  test('stops when the installation fails, and tries again the next time', async () => {
    rmSync(stamp());
    const failing = { NPM_ENDS_WITH: '7' };
    const { code, output } = await runProbe('console.log("here")', [], failing).ended;
    expect(code).toBe(7);
    expect(output).toContain('npm ci failed');
    expect(output).not.toContain('here');
    expect((await runProbe('console.log("here")').ended).output).toContain('npm ci');
  });

  test('hands over arguments, folder and the exit code', async () => {
    const probe = 'console.log(process.cwd(), process.argv.slice(2)); process.exitCode = 3;';
    const { code, output } = await runProbe(probe, ['one', 'two words']).ended;
    expect(code).toBe(3);
    expect(output).toBe(`${folder} [ 'one', 'two words' ]\n`);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('passes %s on to what it runs', async (signal) => {
    const probe = `process.on('${signal}', () => process.exit(5));
      setInterval(() => {}, 1000);
      console.log('started');`;
    const { child, ended, started } = runProbe(probe);
    await started;
    child.kill(signal);
    expect((await ended).code).toBe(5);
  });
});
