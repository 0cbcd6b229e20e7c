import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentCheck } from './build/astro-content.ts';
import { contactServicePages } from './build/astro-contact-service.ts';
import { clientDirectives } from './build/astro-directives.ts';
import { policiesAndCompression } from './build/astro-output.ts';
import { shortClassNames } from './build/astro-short-names.ts';
import { thirdParty } from './build/astro-third-party.ts';
import { siteFonts } from './build/fonts.ts';
import { siteFolder } from './build/paths.ts';
import { siteOrigin } from './src/config/site.ts';

/** Two shared scripts, one of pages and one of islands: the bundler alone makes a dozen, of 100 bytes each. */
const codeSplitting = {
  groups: [
    { name: 'page', test: /src\/(browser|shared)\// },
    { name: 'islands', minShareCount: 2 },
  ],
};

export default defineConfig({
  site: siteOrigin,
  outDir: siteFolder,
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  integrations: [
    contentCheck(),
    clientDirectives(),
    contactServicePages(),
    react(),
    shortClassNames(),
    thirdParty(),
    policiesAndCompression(),
  ],
  vite: {
    // Includes the stylesheet that all pages share in the document: the first load waits for one request less.
    build: { assetsInlineLimit: 24_000 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  },
  fonts: await siteFonts(),
});
