import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';
import { installFirefox } from './firefox.ts';
import { installHosts } from './hosts.ts';
import { Complaint, runProgram } from './ports.ts';
import { installWebKit } from './webkit.ts';

const steps = ['typecheck', 'lint', 'test:unit', 'test:e2e'];

await runProgram(async () => {
  process.env['CHROME_PATH'] = findChromium();
  installFirefox();
  installWebKit();
  installHosts();
  for (const step of steps) {
    const started = performance.now();
    const { status } = spawnSync('npm', ['run', '--silent', step], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Complaint(`npm run ${step} failed; what it found stands above.`);
    console.log(`✓ ${step} in ${Math.round((performance.now() - started) / 1000)} s`);
  }
});
