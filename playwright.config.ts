import { defineConfig } from '@playwright/test';
import { browserFlags, findChromium } from './scripts/chromium.ts';

/** A live site, for the smoke tests; without it, the tests build and serve one. */
const liveSite = process.env['BASE_URL'];

// Ports and a folder of their own, so that tests run while `npm start` is up. Every process that reads config,
// the tests among them, must see the same origins.
const port = (process.env['PORT'] ||= '4273');
const productPort = (process.env['PRODUCT_PORT'] ||= '4274');
if (!liveSite) process.env['SITE_FOLDER'] = '.build/tested-site';
process.env['SITE_ORIGIN'] = `http://localhost:${port}`;
process.env['PRODUCT_ORIGIN'] = `http://localhost:${productPort}`;
// The site as shipped calls nobody, whatever an operator's `.env` says.
process.env['CONTACT'] = '';
process.env['CONTACT_ENDPOINT'] = '';
process.env['STATUS_URL'] = '';
process.env['ANALYTICS_URL'] = '';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** How tests start the browser: with one process for all pages, since a new one for each costs a tenth of a second. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [...browserFlags, '--renderer-process-limit=1'],
};

/** The stories of `npm test`. */
const stories = ['**/tests/{a11y,e2e,faults}/**/*.test.ts'];

const webServer = {
  command: 'node scripts/run.mjs scripts/start.ts',
  url: process.env['SITE_ORIGIN'],
  timeout: 180_000,
  stdout: 'ignore',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // A missing snapshot fails its test; only `npm run snapshots` takes snapshots.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'tests/visual/snapshots/{arg}{ext}',
  // Room for a slow machine; nothing waits for it that goes well.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  reporter: [
    ...(process.env['CI']
      ? ([['dot'], ['html', { open: 'never' }]] as const)
      : ([['list']] as const)),
    ['./tests/skipped-reporter.ts'],
  ],
  use: {
    baseURL: liveSite ?? process.env['SITE_ORIGIN'],
    viewport: desktop,
    locale: 'en-US',
    // Nothing is waited for, or drawn on the way; the tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'desktop', testMatch: stories, testIgnore: '**/*.phone.test.ts' },
    // What is laid out or operated in another way on a phone is tagged or named so.
    {
      name: 'phone',
      testMatch: stories,
      grep: /@phone|\.phone\.test/,
      use: { viewport: phone, hasTouch: true, isMobile: true },
    },
    { name: 'pictures', testMatch: '**/tests/visual/*.test.ts' },
    { name: 'engines', testMatch: '**/tests/engines/*.test.ts', workers: 1 },
    { name: 'hosting', testMatch: '**/tests/hosting/*.test.ts', workers: 1 },
    // Sites of their own, built with what an operator may set: by one worker, once.
    { name: 'configured', testMatch: '**/tests/configured/*.test.ts', workers: 1 },
    // The content editor is built once, by one worker.
    { name: 'editor', testMatch: '**/tests/editor/*.test.ts', workers: 1 },
  ],
  ...(!liveSite && { webServer }),
});
