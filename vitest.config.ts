import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,deploy,scripts,product-host}/**/*.test.ts'],
    restoreMocks: true,
  },
});
