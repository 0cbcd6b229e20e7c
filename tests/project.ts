import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';

const parts = [
  'LICENSE',
  'astro.config.ts',
  'brand',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build',
  'content',
  'hosting',
  'packages',
  'public',
  'scripts',
  'src',
];

/** Copies the project into a new folder. The installed packages are shared. */
function copyProject(): string {
  mkdirSync('.build', { recursive: true });
  const folder = mkdtempSync('.build/project-');
  // The content editor has large packages, and no build needs it.
  const filter = (path: string) => !/packages.editor/.test(path);
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true, filter });
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Builds and serves a copy of the project, as `npm start` does, with only these settings in its environment.
 * @param change edits the copy first.
 */
export async function startCopy(
  settings: Record<string, string>,
  change: (folder: string) => void = () => {},
) {
  const folder = copyProject();
  change(folder);
  const port = `${await getPort()}`;
  const origin = `http://localhost:${port}`;
  const ports = { PORT: port, PRODUCT_PORT: `${await getPort()}`, SITE_ORIGIN: origin };
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...ports,
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  /** Waits for a text in the output. Rejects if the program ends without it. */
  const waitForOutput = async (text: string) => {
    while (!output.includes(text)) {
      const ended = once(child, 'close').then(() => Promise.reject(new Error(output)));
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  };
  await waitForOutput('Press Ctrl-C');
  const stop = async () => {
    child.kill();
    await once(child, 'close');
    rmSync(folder, { recursive: true });
  };
  return { origin, folder, output, waitForOutput, stop };
}
