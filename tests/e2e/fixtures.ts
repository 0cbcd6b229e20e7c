import { test as base } from '@playwright/test';

interface Watch {
  /** What the console of a test may complain of, because the test itself brings it about. */
  provokes: RegExp | undefined;
  complaints: string[];
}

/**
 * What Chromium 156 throws into a page now and then whose transition from the last one it gave up,
 * because the visitor went on: nobody but the browser holds that promise.
 */
const transitionGivenUp = /^(AbortError: )?Transition was (aborted|skipped)/;

/**
 * The `test` of every browser test: anything the page complains of in its console, and any error
 * it does not catch, fails the test.
 */
export const test = base.extend<Watch>({
  provokes: [undefined, { option: true }],
  complaints: [
    async ({ page, provokes }, use) => {
      const complaints: string[] = [];
      const note = (complaint: string) => {
        if (!provokes?.test(complaint)) complaints.push(complaint);
      };
      page.on('pageerror', ({ message }) => {
        if (!transitionGivenUp.test(message)) note(message);
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(message.text());
      });
      await use(complaints);
      base.expect(complaints, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = base.expect;
