import { spawnSync } from 'node:child_process';
import { runProgram, UserError } from './cli.ts';

/** Sends 500 messages to the contact service and kills it at random moments, for a few minutes. */
await runProgram(async () => {
  const seed = process.env['FUZZ_SEED'] ?? `${Date.now() % 2 ** 31}`;
  const { status } = spawnSync('vitest run hosting/contact/node/killed.test.ts', {
    stdio: 'inherit',
    shell: true,
    env: { CONTACT_MESSAGES: '500', ...process.env, FUZZ_SEED: seed },
  });
  if (status === 0) return;
  throw new UserError(`The test failed. To repeat it: FUZZ_SEED=${seed} npm run test:contact`);
});
