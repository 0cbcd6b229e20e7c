import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from './cli.ts';

/** Runs 40 times the cases of `npm test`, for a few minutes and without test timeouts. */
const times = process.env['FUZZ_TIMES'] ?? '40';
const seed = process.env['FUZZ_SEED'] ?? `${Date.now() % 2 ** 31}`;
const repeatCommand = `FUZZ_SEED=${seed} FUZZ_TIMES=${times} npm run test:fuzz`;
const commands = [
  'vitest run src --reporter=dot --testTimeout=3600000',
  'playwright test tests/fuzz --project=desktop --reporter=list',
];

await runProgram(async () => {
  console.log(`To repeat these cases: ${repeatCommand}`);
  for (const command of commands) {
    const started = performance.now();
    const { status } = spawnSync(command, {
      stdio: 'inherit',
      shell: true,
      env: {
        ...process.env,
        CHROME_PATH: findChromium(),
        FUZZ_SEED: seed,
        FUZZ_TIMES: times,
      },
    });
    if (status !== 0) {
      throw new UserError(`Found a counterexample (see above). To repeat it: ${repeatCommand}`);
    }
    console.log(`✓ ${command} in ${Math.round((performance.now() - started) / 1000)} s`);
  }
});
