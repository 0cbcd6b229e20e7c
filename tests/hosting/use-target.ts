import { once } from 'node:events';
import { test } from '@playwright/test';
import type { HostingTarget } from './start-targets.ts';

/**
 * Starts a hosting target for the tests of this group and stops it afterwards. Skips them if it is
 * not installed.
 * @returns a function that returns the target's origin while the tests run.
 */
export function useTarget(
  name: string,
  start: (() => Promise<HostingTarget>) | null,
): () => string {
  let target: HostingTarget | undefined;
  // One worker, so that it starts once.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.skip(start === null, `${name} is not installed`);
    test.setTimeout(120_000);
    target = await start?.();
  });
  test.afterAll(async () => {
    target?.process.kill();
    if (target?.process.exitCode === null) await once(target.process, 'exit');
  });
  return () => target?.origin ?? '';
}
