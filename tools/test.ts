import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';
import { installFirefox } from './firefox.ts';
import { installFonts } from './fonts.ts';
import { installHosts } from './hosts.ts';
import { runProgram } from './ports.ts';
import { conclude, runSideBySide } from './side-by-side.ts';
import { installWebKit } from './webkit.ts';

/** Runs an npm script that uses every core by itself; what it says is seen as it comes. */
function run(step: string): void {
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', step], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  conclude(step, status, started);
}

await runProgram(async () => {
  process.env['CHROME_PATH'] = findChromium();
  installFonts();
  installFirefox();
  installWebKit();
  installHosts();
  await runSideBySide(['typecheck', 'lint', 'test:unit']);
  run('test:e2e');
});
