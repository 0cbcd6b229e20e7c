import { defineConfig } from '@playwright/test';
import { browserFlags, findChromium } from './scripts/chromium.ts';

/** A live site for the smoke tests. Without one, the tests build and serve the site. */
const liveSite = process.env['BASE_URL'];

// Separate ports and a separate folder, so tests can run beside `npm start`. Every process that reads the settings,
// including the tests, must see the same origins.
const port = (process.env['PORT'] ||= '4273');
const productPort = (process.env['PRODUCT_PORT'] ||= '4274');
if (!liveSite) process.env['SITE_FOLDER'] = '.build/tested-site';
process.env['SITE_ORIGIN'] = `http://localhost:${port}`;
process.env['PRODUCT_ORIGIN'] = `http://localhost:${productPort}`;
// Tests run with the default settings, in which the site contacts no other server, whatever `.env` says.
process.env['CONTACT'] = '';
process.env['CONTACT_ENDPOINT'] = '';
process.env['PREVIEW'] = '';
process.env['STATUS_URL'] = '';
process.env['ANALYTICS_URL'] = '';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** How tests start the browser. All pages share one process, because a new one takes a tenth of a second. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [...browserFlags, '--renderer-process-limit=1'],
};

/** The browser tests of `npm test`. */
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
  // Long enough for a slow machine. Passing tests never wait this long.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  reporter: process.env['CI'] ? [['dot'], ['html', { open: 'never' }]] : 'list',
  use: {
    baseURL: liveSite ?? process.env['SITE_ORIGIN'],
    viewport: desktop,
    locale: 'en-US',
    // Tests don't wait for animations. Tests of animations turn this off.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'desktop', testMatch: stories, grepInvert: /@phone-only/ },
    // Tests of what looks or works differently on a phone (@phone), or is only there (@phone-only).
    {
      name: 'phone',
      testMatch: stories,
      grep: /@phone/,
      use: { viewport: phone, hasTouch: true, isMobile: true },
    },
    { name: 'pictures', testMatch: '**/tests/visual/*.test.ts' },
    { name: 'engines', testMatch: '**/tests/engines/*.test.ts', workers: 1 },
    { name: 'hosting', testMatch: '**/tests/hosting/*.test.ts', workers: 1 },
    // Builds separate sites with an operator's settings, once, in one worker.
    { name: 'configured', testMatch: '**/tests/configured/*.test.ts', workers: 1 },
    // Builds the content editor once, in one worker.
    { name: 'editor', testMatch: '**/tests/editor/*.test.ts', workers: 1 },
  ],
  ...(!liveSite && { webServer }),
});
