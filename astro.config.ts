import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { fonts } from './brand/fonts.ts';
import { hostedOutput } from './build/astro-output.ts';
import { findSiteFolder } from './build/site-files.ts';
import { classNameCheck, contentReload } from './build/vite-plugins.ts';
import { loadSettings } from './src/config/settings.ts';

/**
 * Bundles the script of every page into one file with everything that it imports. Code that it shares with islands
 * would otherwise be separate files of a few hundred bytes, requested after it: the largest contentful paint on
 * Lighthouse's mobile profile would be 200 ms later.
 */
const scripts = {
  groups: [{ name: 'page', test: /\/src\/layouts\/.*\?astro&type=script&index=0/ }],
};

/**
 * Bundles the styles of the landing page with those of the layout, because on the same slow line another request costs
 * more than their bytes cost the other pages. What only those need stays separate.
 */
const otherPages = /\/(?:company|contact|directory|legal|login|not-found|page-intro)\b/;
const styles = {
  groups: [{ name: 'styles', test: (id: string) => id.endsWith('.css') && !otherPages.test(id) }],
};

export default defineConfig({
  site: loadSettings().siteOrigin,
  outDir: findSiteFolder(),
  trailingSlash: 'never',
  build: { format: 'file' },
  fonts,
  devToolbar: { enabled: false },
  integrations: [react(), hostedOutput()],
  vite: {
    plugins: [contentReload, classNameCheck],
    // Adds the prefixes that these browsers need. Astro's own target adds none, and Safari knows neither `user-select`
    // nor, on iPhones, `text-size-adjust`.
    build: { cssTarget: ['chrome140', 'firefox140', 'ios18', 'safari18'] },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: scripts } } } },
      prerender: { build: { rolldownOptions: { output: { codeSplitting: styles } } } },
    },
  },
});
