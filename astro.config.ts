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

/**
 * Few shared scripts. Left to itself, the bundler makes one for each set of islands that share a module,
 * which is eighteen requests on the landing page.
 */
const codeSplitting = {
  groups: [
    // What islands share with a page's own script goes into that script, which is always loaded.
    {
      name: 'page',
      test: /base\.astro\?astro&type=script|src\/(browser\/(address-bar|delegate|form-fields|hooks|storage|theme)|shared\/(campaign|hooks|query-string|replace-parameters|sign-up-hooks))\.ts/,
    },
    {
      name: 'contact',
      test: /features\/contact\/contact\.astro\?astro&type=script|contact\/(contact-message|draft|hooks)/,
    },
    {
      name: 'directory',
      test: /directory\/directory\.astro\?astro&type=script|directory\/(directory-filter|early-search|filter-address|shortcut)/,
    },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
    { name: 'shared', minShareCount: 2 },
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
