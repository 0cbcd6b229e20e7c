import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { findProgram } from '../../scripts/programs.ts';
import { hasCaddy, startCaddy } from './caddy.ts';

test.skip(!hasCaddy || !findProgram('rsync'), 'caddy or rsync is not installed');

const top = mkdtempSync(join(tmpdir(), 'deploy-'));
const server = join(top, 'srv/www');
let caddy: Awaited<ReturnType<typeof startCaddy>> | undefined;
test.afterAll(async () => {
  await caddy?.stop();
  rmSync(top, { recursive: true });
});

/** Reads the commands below a heading of the guide, with a local folder in place of the server. */
function readCommands(heading: string): string {
  const guide = readFileSync('hosting/README.md', 'utf8');
  const section = guide.slice(guide.indexOf(`### ${heading}\n`));
  const lines = section.slice(0, section.indexOf('\n##', 5)).match(/(?<=^ {4}).*/gm) ?? [];
  return lines.join('\n').replaceAll('/srv/www', server);
}

/** The name of a release. Like dates, these sort by age. */
const toReleaseName = (count: number) => String(count).padStart(4, '0');

const pageCount = 20;
const renderPage = (release: string, number: number) =>
  `<p>Page ${number} of release ${release}</p>\n`.repeat(10_000);

/** Writes a built site whose pages each mention their release. */
function writeSite(release: string): string {
  const folder = join(top, release);
  mkdirSync(join(folder, 'dist/_astro'), { recursive: true });
  writeFileSync(join(folder, `dist/_astro/${release}.js`), release);
  for (let number = 0; number < pageCount; number += 1)
    writeFileSync(join(folder, `dist/${number}.html`), renderPage(release, number));
  return folder;
}

/** Runs a script in its own process group, and kills the group after some milliseconds. */
async function run(script: string, cwd: string, killAfterMs?: number): Promise<number | null> {
  const path = `${join(top, 'bin')}${delimiter}${process.env['PATH']}`;
  const options = { cwd, detached: true, env: { ...process.env, PATH: path } };
  const child = spawn('bash', ['-c', script], { ...options, stdio: 'ignore' });
  const ended = once(child, 'exit');
  if (killAfterMs !== undefined) {
    await Promise.race([ended, setTimeout(killAfterMs)]);
    if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGKILL');
  }
  const [code] = await ended;
  return code as number | null;
}

test('a deployment that is killed at any moment never shows half a release', async () => {
  test.setTimeout(120_000);
  mkdirSync(join(top, 'bin'));
  mkdirSync(server, { recursive: true });
  // This `ssh` runs commands on this machine.
  const ssh = '#!/bin/sh\n[ "$1" = -l ] && shift 2; shift; exec sh -c "$*"\n';
  writeFileSync(join(top, 'bin/ssh'), ssh, { mode: 0o755 });
  const commands = readCommands('Deploy');
  let count = 0;
  /** Deploys a release under a new name. */
  const deploy = (folder: string, killAfterMs?: number) =>
    run(commands.replace(/\$\(date.*\)/, toReleaseName((count += 1))), folder, killAfterMs);
  const folders = { first: writeSite('first'), second: writeSite('second') };
  expect(await deploy(folders.first)).toBe(0);

  caddy = await startCaddy(join(server, 'current'));
  const { origin } = caddy;
  const seen = { first: 0, second: 0 };
  const deploying = new AbortController();
  async function visit(): Promise<void> {
    for (let number = 0; !deploying.signal.aborted; number = (number + 7) % pageCount) {
      const page = await (await fetch(`${origin}/${number}`)).text();
      const release = page === renderPage('first', number) ? 'first' : 'second';
      expect(page === renderPage(release, number), `page ${number} is whole`).toBe(true);
      // The page's script is still there, even if another release has been deployed since.
      const script = await fetch(`${origin}/_astro/${release}.js`);
      expect(await script.text(), `the script of page ${number}`).toBe(release);
      seen[release] += 1;
    }
  }
  const visits = [visit(), visit()];
  const startedAt = Date.now();
  await deploy(folders.second);
  const wholeMs = Date.now() - startedAt;
  let killed = 0;
  for (let turn = 0; killed < 26 && turn < 500; turn += 1) {
    // Spread the kills over the whole deployment. A deployment that ends before that is not killed.
    const killAfterMs = (wholeMs * ((turn * 11) % 26)) / 26;
    const code = await deploy(turn % 2 ? folders.second : folders.first, killAfterMs);
    if (code === null) killed += 1;
  }
  expect(killed).toBe(26);
  expect(await deploy(folders.second)).toBe(0);
  deploying.abort();
  await Promise.all(visits);
  expect(Math.min(seen.first, seen.second)).toBeGreaterThan(0);

  const release = async (path = '/3') => (await fetch(origin + path)).text();
  expect(await release()).toContain('release second');
  expect(await release('/_astro/first.js')).toBe('first');
  // Roll back to the first release.
  const rollBack = readCommands('Roll back').replace(/release=.*/, `release=${toReleaseName(1)}`);
  expect(await run(rollBack, top)).toBe(0);
  expect(await release()).toContain('release first');
  // The live release is kept when old releases are deleted, however old it is.
  const list = `ls ${server}/releases | wc -l | grep -qx`;
  expect(await run(readCommands('Delete old releases'), top)).toBe(0);
  expect(await run(`${list} 6`, top)).toBe(0);
  expect(await release()).toContain('release first');
  expect(await deploy(folders.second)).toBe(0);
  expect(await run(readCommands('Delete old releases'), top)).toBe(0);
  expect(await run(`${list} 5`, top)).toBe(0);
  expect(await release()).toContain('release second');
});
