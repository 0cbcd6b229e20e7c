import { readPort } from './ports.ts';

/**
 * The two addresses of a local run, and the environment that makes a build agree with them. An
 * operator who sets SITE_ORIGIN or PRODUCT_ORIGIN keeps them.
 */
export function localHosts() {
  const port = readPort('PORT', 4173);
  const productPort = readPort('PRODUCT_PORT', 4174);
  process.env['SITE_ORIGIN'] ??= `http://localhost:${port}`;
  process.env['PRODUCT_ORIGIN'] ??= `http://localhost:${productPort}`;
  return { port, productPort };
}
