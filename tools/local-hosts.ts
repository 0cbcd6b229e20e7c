import { readPort } from './ports.ts';

/** Where builds for this machine go: `dist` is only written by `npm run build`. */
export const localSiteFolder = '.build/local-site';

/**
 * Returns the two ports of a local run, and sets the environment that a build for them needs. An
 * operator who sets SITE_ORIGIN or PRODUCT_ORIGIN keeps them.
 */
export function localHosts() {
  const port = readPort('PORT', 4173);
  const productPort = readPort('PRODUCT_PORT', 4174);
  process.env['SITE_FOLDER'] ??= localSiteFolder;
  process.env['SITE_ORIGIN'] ??= `http://localhost:${port}`;
  process.env['PRODUCT_ORIGIN'] ??= `http://localhost:${productPort}`;
  return { port, productPort };
}
