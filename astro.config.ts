import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { fonts } from './brand/fonts.ts';
import { islands } from './build/astro-islands.ts';
import { hostedOutput } from './build/astro-output.ts';
import { thirdPartyNotices } from './build/astro-third-party.ts';
import { findSiteFolder } from './build/paths.ts';
import { checkedClassNames } from './build/vite-class-names.ts';
import { contentDependencies } from './build/vite-content.ts';
import { loadSettings } from './src/config/settings.ts';

/** A page loads one script, and islands share another: the bundler alone makes a dozen, of 100 bytes each. */
const codeSplitting = {
  groups: [
    {
      name: 'page',
      // The entry itself, or it would be a second file. Without what only islands use: how numbers and sentences are
      // written.
      test: /src\/(layouts\/head\/head.astro\?.*index=0|browser|shared\/(?!money|format|list|template)|features\/(theme|languages|trial|showcase|booking)\/)/,
    },
    { name: 'islands', minShareCount: 2 },
  ],
};

/**
 * Short names of classes: long ones are a thirtieth of what the landing page weighs at load. In development they
 * name their file.
 */
const cssModules =
  process.env['NODE_ENV'] === 'development' ? {} : { generateScopedName: '[hash:base64:5]' };

export default defineConfig({
  site: loadSettings().siteOrigin,
  outDir: findSiteFolder(),
  trailingSlash: 'never',
  // Styles are in the document: the first load waits for no further request, and both compress as one.
  build: { format: 'file', inlineStylesheets: 'always' },
  fonts,
  devToolbar: { enabled: false },
  integrations: [islands(), react(), thirdPartyNotices(), hostedOutput()],
  vite: {
    plugins: [contentDependencies, checkedClassNames],
    css: { modules: cssModules },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
});
