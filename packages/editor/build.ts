import { copyFileSync, cpSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCmsConfig } from './config.ts';

const cms = 'packages/editor/node_modules/@sveltia/cms';

/**
 * Writes the editor into a folder: the CMS, its configuration, and the page and headers in `public`.
 * @param isLocal whether it edits a folder on this machine, for which nobody signs in.
 */
export function buildEditor(folder: string, isLocal = true): void {
  cpSync(`${cms}/dist`, folder, { recursive: true, filter: (file) => !/\.(mjs|map)$/.test(file) });
  cpSync('packages/editor/public', folder, { recursive: true });
  copyFileSync('brand/mark.svg', join(folder, 'mark.svg'));
  for (const font of ['source-sans-3', 'material-symbols-outlined']) {
    const [file = ''] = globSync(`${cms}/npm/assets/${font}*.woff2`);
    copyFileSync(file, join(folder, `${font}.woff2`));
  }
  const hiddenSignIn = '.buttons .button.secondary { display: none; }';
  writeFileSync(join(folder, 'sign-in.css'), isLocal ? hiddenSignIn : '');
  writeFileSync(join(folder, 'config.json'), JSON.stringify(createCmsConfig(isLocal), null, 2));
}
