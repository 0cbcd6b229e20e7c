import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { fonts } from './brand/fonts.ts';
import { hostedOutput } from './build/astro-output.ts';
import { thirdPartyNotices } from './build/astro-third-party.ts';
import { findSiteFolder } from './build/paths.ts';
import { classNameCheck } from './build/vite-class-names.ts';
import { contentDependencies } from './build/vite-content.ts';
import { loadSettings } from './src/config/settings.ts';

/**
 * The script of every page is one file with all that it imports. What it shares with islands would be files of a few
 * hundred bytes that are asked for after it: 200 ms more until the largest content on Lighthouse's phone.
 */
const codeSplitting = {
  groups: [{ name: 'page', test: /\/src\/layouts\/.*\?astro&type=script&index=0/ }],
};

export default defineConfig({
  site: loadSettings().siteOrigin,
  outDir: findSiteFolder(),
  trailingSlash: 'never',
  // Styles are in the document: the first load waits for no further request, and both compress as one.
  build: { format: 'file', inlineStylesheets: 'always' },
  fonts,
  devToolbar: { enabled: false },
  integrations: [react(), thirdPartyNotices(), hostedOutput()],
  vite: {
    plugins: [contentDependencies, classNameCheck],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
