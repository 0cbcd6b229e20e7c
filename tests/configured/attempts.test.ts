import type { Page } from '@playwright/test';
import { content } from '../language.ts';
import { expect } from '../e2e/fixtures.ts';
import { alert, arrives, button, ids, send, sendTo, thanks } from './form.ts';
import { test } from './site.ts';

const { form } = content.pages.contact;

// The browser logs an error for a failed request.
test.use({ expectedErrors: /Failed to load resource/ });

async function tryAgain(page: Page): Promise<void> {
  await button(page, form.retry).click();
  await expect(alert(page)).toBeFocused();
}

test.describe('the id of a message', () => {
  test('is the same for each attempt, so the service can detect duplicates', async ({
    page,
    endpoint,
  }) => {
    await sendTo(endpoint, 500, page);
    await expect(alert(page)).toBeFocused();
    await tryAgain(page);
    endpoint.answer = 200;
    await button(page, form.retry).click();
    await arrives(endpoint, page);
    expect(ids(endpoint)).toHaveLength(3);
    expect(new Set(ids(endpoint)).size).toBe(1);
  });

  test('changes once the message is edited or delivered', async ({ page, endpoint }) => {
    await sendTo(endpoint, 500, page);
    await expect(alert(page)).toBeFocused();
    await page.getByLabel(form.message.label).fill('Other words');
    endpoint.answer = 200;
    await button(page, form.retry).click();
    await expect(thanks(page)).toBeVisible();
    await page.getByRole('button', { name: form.success.again }).click();
    await send(page);
    await arrives(endpoint, page);
    await page.getByRole('button', { name: form.success.again }).click();
    await send(page);
    await arrives(endpoint, page);
    expect(new Set(ids(endpoint)).size).toBe(4);
  });
});
