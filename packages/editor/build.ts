import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { markFile } from '../../src/config/mark.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { content } from '../../src/content/content.ts';
import { readSources } from '../../src/content/sources.ts';
import { backendOf } from './config/backend.ts';
import { collectionsOf, languageSettings } from './config/config.ts';
import { headersFile, nginxHeaders } from './headers.ts';
import type { GitHost } from './settings.ts';
import { adaptedCms, withoutLanguages } from './slim-cms.ts';
import { browserModules, editorData } from './browser-modules.ts';

/** The CMS's configuration. The schema of its package checks it in a test. */
export function adminConfig(host: GitHost | null, sources = readSources('content')) {
  return {
    load_config_file: false,
    ...backendOf(host),
    app_title: `${content.company.name}: content`,
    site_url: siteOrigin,
    media_folder: 'public/images',
    public_folder: '/images',
    // Pictures come from the company, and not from a stock photo service.
    media_libraries: { stock_assets: { providers: [] } },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    ...languageSettings(sources),
    collections: collectionsOf(sources),
  };
}

/** Builds the content editor into `folder`: `site` is to be served, with the headers beside it. */
export async function buildAdmin(
  folder: string,
  host: GitHost | null,
  sources = readSources('content'),
): Promise<void> {
  // Loaded late, so that a mistake in the content is reported without delay.
  const { build } = await import('vite');
  const site = join(folder, 'site');
  await build({
    configFile: false,
    root: resolve('packages/editor/app'),
    base: './',
    logLevel: 'warn',
    build: {
      outDir: resolve(site),
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 6000,
    },
    plugins: [
      browserModules(),
      editorData({
        config: adminConfig(host, sources),
        sources: Object.fromEntries(sources),
      }),
      withoutLanguages(),
      adaptedCms(),
    ],
  });
  await mkdir(folder, { recursive: true });
  await copyFile(markFile, join(site, 'mark.svg'));
  await writeFile(join(site, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  await writeFile(join(site, '_headers'), headersFile(host));
  await writeFile(join(folder, 'headers.nginx.conf'), nginxHeaders(host));
}
