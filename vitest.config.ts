import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{src,build,packages,scripts}/**/*.test.ts',
      'tests/{another-company,windows-files}.test.ts',
    ],
    // The palette is read as a text; other stylesheets are not read.
    css: { include: /palette\.css/ },
    restoreMocks: true,
    maxWorkers: '100%',
    // Room for a slow machine, which checks types beside these.
    testTimeout: 20_000,
    // The site as shipped calls nobody; an operator's `.env` does not change what tests see of that.
    env: {
      CONTACT: '',
      CONTACT_ENDPOINT: '',
      STATUS_URL: '',
      ANALYTICS_URL: '',
    },
  },
});
