import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { shortClassNames } from './deploy/astro-class-names.ts';
import { checkedContent } from './deploy/astro-content.ts';
import { clientDirectives } from './deploy/astro-directives.ts';
import { finishedBuild } from './deploy/astro-finish.ts';
import { statusLine } from './deploy/astro-status-line.ts';
import { styleguide } from './deploy/astro-styleguide.ts';
import { thirdParty } from './deploy/astro-third-party.ts';
import { subsetFonts } from './deploy/fonts.ts';
import { siteFolder } from './deploy/paths.ts';
import { siteOrigin } from './src/config/site.ts';

/** Few shared chunks: without these groups, the bundler makes one for each set of islands that share a module. */
const codeSplitting = {
  groups: [
    // What a page's script shares with islands goes into that script, which is always there first.
    {
      name: 'page',
      test: /base\.astro\?astro&type=script|src\/domain\/address\.ts|src\/lib\/(address-bar|storage)\.ts/,
    },
    {
      name: 'directory',
      test: /integrations\.astro\?astro&type=script|early-search|filter-address|directory-(filter|parts)/,
    },
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'shared', test: /src\/(domain|lib|ui)\/|node_modules\//, minShareCount: 2 },
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
