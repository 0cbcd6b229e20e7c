import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { shortClassNames } from './build/astro-class-names.ts';
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
 * Modules that a page's script shares with islands are bundled into that script. Islands start after
 * it anyway, and otherwise each shared module would be a separate request.
 */
const codeSplitting = {
  groups: [
    {
      name: 'page',
      test: /base\.astro\?astro&type=script|src\/domain\/address\.ts|src\/lib\/address-bar\.ts/,
    },
    {
      name: 'directory',
      test: /integrations\.astro\?astro&type=script|early-search|filter-address|directory-(filter|parts)/,
    },
  ],
};

export default defineConfig({
  site: siteOrigin,
  outDir: siteFolder,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    checkedContent(),
    shortClassNames(),
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
