import { spawnSync } from 'node:child_process';
import { loadEnvFile } from '../src/config/env-file.ts';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from './cli.ts';
import { installSystemPackages } from './system-packages.mjs';

await runProgram(async () => {
  const [code, ...files] = process.argv.slice(2);
  loadEnvFile();
  // Imported here, since it refuses settings and content that are not valid.
  const { languages } = await import('../src/content/content.ts');
  const codes = languages.map((language) => language.code);
  if (code === undefined || !codes.includes(code)) {
    const problem = code === undefined ? 'Name a language' : `There is no language "${code}"`;
    throw new UserError(
      `${problem}; the languages are ${codes.join(', ')}. Usage: npm run test:language -- ${codes.at(-1)}`,
    );
  }
  installSystemPackages();
  const { status } = spawnSync('playwright', ['test', ...files], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH: findChromium(), TEST_LANGUAGE: code },
  });
  if (status !== 0) throw new UserError('The browser tests failed; see their output above.');
});
