import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { content } from '../../src/content/content.ts';
import { expect, test } from './fixtures.ts';
import { ownSiteTimeoutMs, startOwnSite } from './own-site.ts';

const statusPort = 4375;
const statusUrl = `http://localhost:${statusPort}/api/v2/status.json`;
const line = (page: Page) => page.locator('[data-status-url]');
const well = { status: { indicator: 'none', description: 'All Systems Operational' } };

test('as shipped there is no status line, and nothing is asked', async ({ page, request }) => {
  await page.goto('/about');
  await expect(line(page)).toHaveCount(0);
  expect(await (await request.get('/about')).text()).not.toContain('data-status-url');
});

test.describe('with STATUS_URL set', () => {
  test.describe.configure({ mode: 'serial' });

  let site: Awaited<ReturnType<typeof startOwnSite>>;
  let asked: IncomingMessage[];
  let answer: (response: ServerResponse) => void;
  const server = createServer((request, response) => {
    asked.push(request);
    // As public status pages do, which therefore may not be sent cookies.
    response.setHeader('Access-Control-Allow-Origin', '*');
    answer(response);
  });
  const answers = (status: number, body: string) => {
    answer = (response) => response.writeHead(status).end(body);
  };

  test.beforeAll(async () => {
    test.setTimeout(ownSiteTimeoutMs);
    site = await startOwnSite(4373, { STATUS_URL: statusUrl });
    await once(server.listen(statusPort), 'listening');
  });

  test.afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await site.stop();
  });

  test.beforeEach(() => {
    asked = [];
  });

  async function goToFooter(page: Page): Promise<void> {
    await page.goto(`${site.origin}/`);
    await line(page).scrollIntoViewIfNeeded();
  }

  test('nobody is asked before the footer comes near, and then once', async ({ page }) => {
    answers(200, JSON.stringify(well));
    await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await line(page).scrollIntoViewIfNeeded();
    const link = line(page).getByRole('link');
    await expect(link).toHaveText(`${content.shell.serviceStatus} ${well.status.description}`);
    await expect(link).toHaveAttribute('href', /\/status$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await line(page).scrollIntoViewIfNeeded();
    expect(asked.map(({ url }) => url)).toEqual([new URL(statusUrl).pathname]);
    expect(asked[0]?.headers.cookie).toBeUndefined();
  });

  test('nothing moves when the answer comes, on a phone either', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    let send = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = (response) => {
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
    test(`an answer that ${name} leaves the line empty`, async ({ page }) => {
      answers(200, body);
      const answered = page.waitForResponse(statusUrl);
      await goToFooter(page);
      await (await answered).finished();
      await expect(line(page).getByRole('link', { includeHidden: true })).toBeHidden();
    });
  }

  test.describe('that fails', () => {
    test.use({ provokes: /Failed to load resource/ });

    for (const [name, fail] of [
      ['with an error', (response: ServerResponse) => response.writeHead(500).end()],
      ['without an answer', (response: ServerResponse) => response.destroy()],
      ['with what is not JSON', (response: ServerResponse) => response.end('<!doctype html>')],
    ] as const) {
      test(`the line stays empty and the page silent: ${name}`, async ({ page }) => {
        answer = fail;
        const ended = Promise.race([
          page.waitForEvent('requestfailed', (request) => request.url() === statusUrl),
          page.waitForEvent('requestfinished', (request) => request.url() === statusUrl),
        ]);
        await goToFooter(page);
        await ended;
        await expect(line(page).getByRole('link', { includeHidden: true })).toBeHidden();
        expect(asked).toHaveLength(1);
      });
    }
  });
});
