import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

/** All tests of the content editor, which needs no site. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  webServer: [],
  projects: [{ name: 'admin', testMatch: '**/*.test.ts', workers: 1 }],
});
