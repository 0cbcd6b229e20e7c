import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from './cli.ts';

/** Many times the cases of `npm test`, for a few minutes; no test is to end for want of time. */
const times = process.env['FUZZ_TIMES'] ?? '40';
const seed = process.env['FUZZ_SEED'] ?? `${Date.now() % 2 ** 31}`;
const again = `FUZZ_SEED=${seed} FUZZ_TIMES=${times} npm run test:fuzz`;
const commands = [
  'vitest run src --reporter=dot --testTimeout=3600000',
  'playwright test tests/fuzz --project=desktop --reporter=list',
];

await runProgram(async () => {
  console.log(`The cases of ${again}`);
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
      throw new UserError(`A counterexample stands above; the same cases once more: ${again}`);
    }
    console.log(`✓ ${command} in ${Math.round((performance.now() - started) / 1000)} s`);
  }
});
