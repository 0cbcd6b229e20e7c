import type { Server } from 'node:http';
import getPort from 'get-port';
import { UserError } from '../build/cli.ts';
import { loadSettings } from '../src/config/settings.ts';
import type { LocalContact } from './local-contact.ts';

/** Reads a port from the environment and fails before the long build if it is not available. */
export async function readPort(variable: string, fallback: number): Promise<number> {
  const value = process.env[variable] || fallback;
  const port = await getPort({ port: Number(value) }).catch(() => undefined);
  if (port === Number(value)) return port;
  throw new UserError(
    `Port ${value} is taken or not a port number: set ${variable} to another one from 1 to 65535.`,
  );
}

/**
 * Returns the two ports of a local run, and sets the environment for a local build. SITE_ORIGIN and
 * PRODUCT_ORIGIN keep their values if they are set.
 * @throws {UserError} if a port is taken or not valid.
 */
export async function localPorts() {
  const port = await readPort('PORT', 4173);
  const productPort = await readPort('PRODUCT_PORT', 4174);
  // `dist` is only written by `npm run build`.
  process.env['SITE_FOLDER'] ??= '.build/local-site';
  process.env['SITE_ORIGIN'] ??= `http://localhost:${port}`;
  process.env['PRODUCT_ORIGIN'] ??= `http://localhost:${productPort}`;
  return { port, productPort };
}

/** Starts the server of the built site. Imported late, because config reads the environment on import. */
export async function serveSite(port: number, contact?: LocalContact): Promise<Server> {
  const { createSiteServer } = await import('./site-server.ts');
  return createSiteServer({ contact }).listen(port);
}

/** Starts the mock product server with the name of this site. */
export async function serveProduct(port: number): Promise<Server> {
  const { createMockProduct } = await import('../packages/mock-product/server.ts');
  const { siteOrigin } = loadSettings();
  const { loadContent } = await import('../src/content/content.ts');
  const { name: brandName } = loadContent().company;
  return createMockProduct({ siteOrigin, brandName }).listen(port);
}
