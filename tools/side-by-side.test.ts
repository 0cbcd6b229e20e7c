import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startScript } from './test-project.ts';

let folder: string;
beforeEach(() => {
  mkdirSync('.build', { recursive: true });
  folder = resolve(mkdtempSync('.build/side-by-side-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts npm scripts, given as source, side by side in a folder of their own. */
function start(scripts: Record<string, string>) {
  const names = Object.keys(scripts);
  const runner = (name: string) => resolve('tools', name);
  for (const name of names) writeFileSync(join(folder, `${name}.mjs`), scripts[name] ?? '');
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      type: 'module',
      scripts: Object.fromEntries(names.map((name) => [name, `node ${name}.mjs`])),
    }),
  );
  writeFileSync(
    join(folder, 'run.ts'),
    `import { runProgram } from ${JSON.stringify(runner('ports.ts'))};
    import { runSideBySide } from ${JSON.stringify(runner('side-by-side.ts'))};
    await runProgram(() => runSideBySide(${JSON.stringify(names)}));`,
  );
  return startScript(folder, 'run.ts');
}

/** Waits for the other script, speaks, waits until the other has spoken, speaks again. */
const inTurns = (self: string, other: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  async function meet(time) {
    writeFileSync('${self}-' + time, '');
    for (let tries = 0; tries < 1000 && !existsSync('${other}-' + time); tries += 1) {
      await setTimeout(10);
    }
  }
  await meet(1);
  console.log('${self} begins');
  await meet(2);
  console.error('${self} ends');`;

/** Speaks and stays for long; leaves a file when it has begun and when it is told to end. */
const endless = `
  import { writeFileSync } from 'node:fs';
  process.on('SIGTERM', () => {
    writeFileSync('ended', '');
    process.exit();
  });
  setTimeout(() => {}, 15_000);
  console.log('endless begins');
  writeFileSync('begun', '');`;

/** Waits for a file that a script leaves. */
async function left(name: string): Promise<void> {
  await expect.poll(() => existsSync(join(folder, name)), { timeout: 10_000 }).toBe(true);
}

describe('scripts side by side', () => {
  test('run at the same time, and each says all that it has to say in one piece', async () => {
    const scripts = { one: inTurns('one', 'two'), two: inTurns('two', 'one') };
    const { code, stdout, stderr } = await start(scripts).ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const name of ['one', 'two']) {
      expect(stdout).toMatch(new RegExp(`${name} begins\n${name} ends\n✓ ${name} in \\d+ s\n`));
    }
  });

  test('are all ended by one that fails, which alone says what it found', async () => {
    const failing = `
      import { existsSync } from 'node:fs';
      import { setTimeout } from 'node:timers/promises';
      while (!existsSync('begun')) await setTimeout(10);
      console.log('a fault');
      process.exitCode = 2;`;
    const { code, stdout, stderr } = await start({ endless, failing }).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'a fault\n' });
    expect(stderr).toBe('npm run failing failed; what it found stands above.\n');
    await left('ended');
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('are ended by %s', async (signal) => {
    const { child, ended } = start({ endless });
    await left('begun');
    child.kill(signal);
    expect((await ended).code).toBe(1);
    await left('ended');
  });
}, 20_000);
