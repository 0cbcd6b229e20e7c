import { once } from 'node:events';
import { test } from '@playwright/test';
import type { TestServer } from './start-nginx.ts';

/**
 * Starts a server for the tests of this group and stops it afterwards. Skips them if it is
 * not installed.
 * @returns a function that returns the server's origin while the tests run.
 */
export function useServer(name: string, start: (() => Promise<TestServer>) | null): () => string {
  let server: TestServer | undefined;
  // One worker, so that it starts once.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.skip(start === null, `${name} is not installed`);
    test.setTimeout(120_000);
    server = await start?.();
  });
  test.afterAll(async () => {
    server?.process.kill();
    if (server?.process.exitCode === null) await once(server.process, 'exit');
  });
  return () => server?.origin ?? '';
}
