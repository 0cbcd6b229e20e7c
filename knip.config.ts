import type { KnipConfig } from 'knip';

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'packages/contact-service/contact.ts',
    'packages/mock-product/assets/*.js',
  ],
  project: ['{src,build,packages,scripts,bench,tests}/**/*.{ts,tsx,astro,js,mjs}'],
  ignoreDependencies: [
    // Installed in tests/engines.
    'puppeteer-core',
    'selenium-webdriver',
  ],
  ignoreBinaries: ['caddy'],
} satisfies KnipConfig;
