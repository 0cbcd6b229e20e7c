import { test as base } from '@playwright/test';

/**
 * The `test` of every browser test: anything the page complains of in its console, and any error
 * it does not catch, fails the test.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await use(complaints);
      base.expect(complaints, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = base.expect;
