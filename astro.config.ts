import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { checkedContent } from './deploy/astro-content.ts';
import { finishedBuild } from './deploy/astro-finish.ts';
import { subsetFonts } from './deploy/fonts.ts';
import { siteOrigin } from './src/config/site.ts';

const fonts = await subsetFonts();

export default defineConfig({
  site: siteOrigin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [checkedContent(), react(), finishedBuild()],
  fonts: fonts.map(({ name, cssVariable, file, weight, fallback }) => ({
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: [fallback],
    options: { variants: [{ src: [file], weight, style: 'normal' }] },
  })),
});
