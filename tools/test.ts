import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from './cli.ts';
import { installSystemPackages } from './system-packages.mjs';
import { toolPackage } from './tool-package.ts';

/** Runs an npm script, and ends it when this program is ended. */
async function run(script: string): Promise<void> {
  const isWindows = process.platform === 'win32';
  const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit', shell: isWindows });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError(`npm run ${script} failed; see its output above.`);
}

await runProgram(async () => {
  installSystemPackages();
  process.env['CHROME_PATH'] = findChromium();
  try {
    toolPackage('tests/hosting/wrangler', 'wrangler/bin/wrangler.js');
  } catch (error) {
    console.log(`${(error as Error).message} The tests of Cloudflare are skipped.`);
  }
  await run('check');
  await run('test:e2e');
});
