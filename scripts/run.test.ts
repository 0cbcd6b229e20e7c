import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs one of the project's commands in a read-only folder, as a user without root's permissions. */
function runIn(folder: string) {
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('scripts/run.mjs', join(folder, 'scripts/run.mjs'));
  cpSync('package-lock.json', join(folder, 'package-lock.json'));
  chmodSync(folder, 0o555);
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const command = [join(folder, 'scripts/run.mjs'), 'scripts/start.ts'];
  return spawnSync(process.execPath, command, { encoding: 'utf8', ...nobody });
}

test('a read-only folder is reported in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  expect(runIn(folder)).toMatchObject({
    status: 1,
    stderr: `The folder ${folder} is read-only: make it writable, or copy the project elsewhere.\n`,
  });
});

test.each(['#', '?', '%'])('a path with %s, in which Vite cannot build, is reported', (mark) => {
  const folder = mkdtempSync(join(tmpdir(), `site${mark}`));
  expect(runIn(folder)).toMatchObject({
    status: 1,
    stderr: `The path of ${folder} contains the character ${mark}: move the project to another folder.\n`,
  });
});
