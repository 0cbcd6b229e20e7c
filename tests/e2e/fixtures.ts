import { test as base } from '@playwright/test';

interface ConsoleFixtures {
  /** Console errors and warnings that the test causes on purpose. They don't fail it. */
  expectedErrors: RegExp | undefined;
  consoleErrors: string[];
}

/**
 * Chromium 156 sometimes reports an unhandled rejection when it skips a view transition because the visitor has already
 * moved on. Pages have no access to that promise, so they can't catch it.
 */
const skippedTransition = /^(AbortError: )?Transition was (aborted|skipped)/;

/**
 * The `test` of every browser test: it fails on a console error or warning, or an uncaught error,
 * that `expectedErrors` doesn't match.
 */
export const test = base.extend<ConsoleFixtures>({
  expectedErrors: [undefined, { option: true }],
  consoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const consoleErrors: string[] = [];
      const record = (text: string) => {
        if (!expectedErrors?.test(text)) consoleErrors.push(text);
      };
      page.on('pageerror', ({ message }) => {
        if (!skippedTransition.test(message)) record(message);
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) record(message.text());
      });
      await use(consoleErrors);
      base.expect(consoleErrors, 'no console errors or warnings').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = base.expect;
