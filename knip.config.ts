import type { KnipConfig } from 'knip';
import { typefaces } from './src/config/typefaces.ts';

export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'packages/contact-service/contact.ts',
    'src/islands/*-{client,use}.ts',
    'packages/mock-product/assets/*.js',
  ],
  project: ['{src,build,packages,scripts,bench,tests}/**/*.{ts,tsx,astro,js,mjs}'],
  ignoreDependencies: [
    // Installed in tests/engines.
    'puppeteer-core',
    'selenium-webdriver',
    ...Object.values(typefaces).map((face) => face.package),
    // The other company's typefaces.
    '@fontsource-variable/archivo-narrow',
    '@fontsource-variable/unbounded',
  ],
  ignoreBinaries: ['caddy'],
} satisfies KnipConfig;
