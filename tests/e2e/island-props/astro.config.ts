import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { clientDirectives } from '../../../build/astro-directives.ts';

export default defineConfig({
  srcDir: './tests/e2e/island-props',
  publicDir: './tests/e2e/island-props/public',
  outDir: './.build/island-props',
  cacheDir: './.build/island-props-cache',
  vite: { cacheDir: './.build/island-props-cache' },
  integrations: [clientDirectives(), react()],
});
