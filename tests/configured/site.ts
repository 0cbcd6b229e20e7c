import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { test as base } from '../e2e/fixtures.ts';

/** Copies the project into a new folder, without its settings and what was built. Installed packages are shared. */
function copyProject(): string {
  mkdirSync('.build', { recursive: true });
  const folder = mkdtempSync('.build/project-');
  const parts = readdirSync('.').filter((name) => !/^(\.|dist$)/.test(name));
  const filter = (path: string) => !path.includes('node_modules');
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true, filter });
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Builds and serves a copy of the project, as `npm start` does, with only these settings in its environment.
 * @param change edits the copy first.
 */
export async function startCopy(
  settings: Record<string, string>,
  change: (folder: string) => void = () => {},
) {
  const folder = copyProject();
  change(folder);
  const port = `${await getPort()}`;
  const origin = `http://localhost:${port}`;
  const ports = { PORT: port, PRODUCT_PORT: `${await getPort()}`, SITE_ORIGIN: origin };
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...ports,
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  /** Waits for a text in the output. Rejects if the program ends without it. */
  const waitForOutput = async (wanted: string) => {
    while (!output.includes(wanted)) {
      const ended = once(child, 'close').then(() => Promise.reject(new Error(output)));
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  };
  await waitForOutput('Press Ctrl-C');
  const stop = async () => {
    child.kill();
    await once(child, 'close');
    rmSync(folder, { recursive: true });
  };
  return { origin, folder, output, waitForOutput, stop };
}

/** A mock of one of the operator's services, which answers in place of the network. */
async function mockService(page: Page, origin: string) {
  const service = {
    origin,
    /** The HTTP status that it answers with, or what it does instead of answering. */
    answer: 200 as number | 'hang' | 'reset',
    body: '<p>Received.</p>',
    /** The requests so far. */
    received: [] as { url: string; headers: Record<string, string>; body: string }[],
  };
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const [url, headers, body] = [request.url(), request.headers(), request.postData() ?? ''];
    service.received.push({ url, headers, body });
    if (service.answer === 'reset') await route.abort('connectionreset');
    if (typeof service.answer === 'string') return;
    await route.fulfill({
      status: service.answer,
      contentType: 'text/html',
      // Like hosted services: any site may read the response, but without credentials.
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: service.body,
    });
  });
  return service;
}

const origins = {
  endpoint: 'https://forms.nusa.example',
  status: 'https://status.nusa.example',
  analytics: 'https://stats.nusa.example',
};

type Services = Record<keyof typeof origins, Awaited<ReturnType<typeof mockService>>>;

/** The `test` for a site built with a contact endpoint, a status page and an analytics service. */
export const test = base.extend<Services, { siteOrigin: string }>({
  siteOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, use) => {
      const site = await startCopy({
        CONTACT_ENDPOINT: `${origins.endpoint}/send`,
        STATUS_URL: `${origins.status}/api/v2/status.json`,
        ANALYTICS_URL: origins.analytics,
      });
      await use(site.origin);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ siteOrigin }, use) => use(siteOrigin),
  endpoint: [
    async ({ page }, use) => use(await mockService(page, origins.endpoint)),
    { auto: true },
  ],
  status: [async ({ page }, use) => use(await mockService(page, origins.status)), { auto: true }],
  analytics: [
    async ({ page }, use) => use(await mockService(page, origins.analytics)),
    { auto: true },
  ],
});
