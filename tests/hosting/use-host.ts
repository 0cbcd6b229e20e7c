import { once } from 'node:events';
import { test } from '@playwright/test';
import type { Host } from './start-hosts.ts';

/**
 * Runs a host for the tests around it, which are skipped where it is not installed.
 * @returns its origin, once the tests run.
 */
export function useHost(name: string, start: (() => Promise<Host>) | null): () => string {
  let host: Host | undefined;
  // In one process, which starts it once.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.skip(start === null, `${name} is not installed here`);
    test.setTimeout(120_000);
    host = await start?.();
  });
  test.afterAll(async () => {
    host?.process.kill();
    if (host?.process.exitCode === null) await once(host.process, 'exit');
  });
  return () => host?.origin ?? '';
}
