import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,build,packages}/**/*.test.ts'],
    // Tests read the palette as text. No test needs other stylesheets.
    css: { include: /palette\.css/ },
    restoreMocks: true,
    maxWorkers: '100%',
    // Long enough for a slow machine that checks types at the same time.
    testTimeout: 20_000,
    // Tests run with the default settings, in which the site contacts no other server, whatever `.env` says.
    env: {
      CONTACT: '',
      CONTACT_ENDPOINT: '',
      PREVIEW: '',
      STATUS_URL: '',
      ANALYTICS_URL: '',
    },
  },
});
