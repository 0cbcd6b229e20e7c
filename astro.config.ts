import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { checkedContent } from './build/astro-content.ts';
import { clientDirectives } from './build/astro-directives.ts';
import { finishedBuild } from './build/astro-finish.ts';
import { statusLine } from './build/astro-status-line.ts';
import { styleguide } from './build/astro-styleguide.ts';
import { thirdParty } from './build/astro-third-party.ts';
import { subsetFonts } from './build/fonts.ts';
import { siteFolder } from './build/paths.ts';
import { siteOrigin } from './src/config/site.ts';

/**
 * Few shared scripts. Left to itself, the bundler makes one for each set of islands that share a module,
 * which is eighteen requests on the landing page.
 */
const codeSplitting = {
  groups: [
    // What a page's own script shares with islands goes into that script: it is always there first.
    {
      name: 'page',
      test: /base\.astro\?astro&type=script|shared\/query-string|browser\/(address-bar|delegate|storage)/,
    },
    {
      name: 'directory',
      test: /integrations\.astro\?astro&type=script|early-search|filter-address|directory-(filter|parts)/,
    },
    { name: 'contact', test: /contact\.astro\?astro&type=script|contact\/(draft|contact-message)/ },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
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
    checkedContent(),
    clientDirectives(),
    react(),
    statusLine(),
    styleguide(),
    thirdParty(),
    finishedBuild(),
  ],
  vite: { environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } } },
  fonts: await subsetFonts(),
});
