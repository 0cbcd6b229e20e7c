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
  fonts: await subsetFonts(),
});
