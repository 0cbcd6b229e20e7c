import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { createMockProduct } from '../../packages/mock-product/server.ts';
import { content, routes } from '../language.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { expect } from '../e2e/fixtures.ts';
import { test } from './site.ts';

const line = (page: Page) => page.locator('[data-status-url]');
const well = { status: { indicator: 'none', description: 'All Systems Operational' } };

async function goToFooter(page: Page): Promise<void> {
  await page.goto(routes.about);
  await line(page).scrollIntoViewIfNeeded();
}

test('the status is requested once, when the footer comes near', async ({ page, statusPage }) => {
  statusPage.answer = (response) => response.end(JSON.stringify(well));
  await page.goto(routes.about, { waitUntil: 'networkidle' });
  expect(statusPage.asked).toEqual([]);
  await line(page).scrollIntoViewIfNeeded();
  const link = line(page).getByRole('link');
  await expect(link).toHaveText(`${content.site.serviceStatus} ${well.status.description}`);
  await expect(link).toHaveAttribute('href', /\/status$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await line(page).scrollIntoViewIfNeeded();
  expect(statusPage.asked.map(({ url }) => url)).toEqual([new URL(statusPage.url).pathname]);
  expect(statusPage.asked[0]?.headers.cookie).toBeUndefined();
});

test('the mock product server serves a status', async ({ page, statusPage }) => {
  const mock = createMockProduct({ siteOrigin, brandName: content.company.name });
  statusPage.answer = (response, request) => {
    // The mock must allow cross-origin reads.
    response.removeHeader('Access-Control-Allow-Origin');
    mock.emit('request', request, response);
  };
  await goToFooter(page);
  await expect(line(page).getByRole('link')).toHaveText(
    new RegExp(`^${content.site.serviceStatus} \\S`),
  );
});

test('the layout does not shift when the answer arrives, also on a phone', async ({
  page,
  statusPage,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  let send = () => {};
  const isAsked = new Promise<void>((resolve) => {
    statusPage.answer = (response) => {
      send = () => response.end(JSON.stringify(well));
      resolve();
    };
  });
  await goToFooter(page);
  await isAsked;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  send();
  await expect(line(page).getByRole('link')).toBeVisible();
  expect(await height()).toBe(before);
});

for (const [name, body] of [
  ['is not of a status page', '{"ok":true}'],
  ['is null', 'null'],
] as const) {
  test(`an answer that ${name} leaves the line empty`, async ({ page, statusPage }) => {
    statusPage.answer = (response) => response.end(body);
    const answered = page.waitForResponse(statusPage.url);
    await goToFooter(page);
    await (await answered).finished();
    await expect(line(page).getByRole('link', { includeHidden: true })).toBeHidden();
  });
}

test.describe('when the request fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [name, fail] of [
    ['with an error', (response: ServerResponse) => response.writeHead(500).end()],
    ['without an answer', (response: ServerResponse) => response.destroy()],
    ['with what is not JSON', (response: ServerResponse) => response.end('<!doctype html>')],
  ] as const) {
    test(`the line stays empty and the page shows no error: ${name}`, async ({
      page,
      statusPage,
    }) => {
      statusPage.answer = fail;
      const ended = Promise.race([
        page.waitForEvent('requestfailed', (request) => request.url() === statusPage.url),
        page.waitForEvent('requestfinished', (request) => request.url() === statusPage.url),
      ]);
      await goToFooter(page);
      await ended;
      await expect(line(page).getByRole('link', { includeHidden: true })).toBeHidden();
      expect(statusPage.asked).toHaveLength(1);
    });
  }
});
