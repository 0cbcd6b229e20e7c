import type { Server } from 'node:http';
import getPort from 'get-port';
import { UserError } from '../build/cli.ts';
import { createMockProduct } from '../packages/mock-product/server.ts';
import { loadSettings } from '../src/config/settings.ts';
import { loadContent } from '../src/content/content.ts';

/** The address on which local servers listen: this machine's own, unless LISTEN_HOST names another. */
export const readHost = () => process.env['LISTEN_HOST'] || 'localhost';

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
 * Finds the two ports of a local run, and sets the environment for a local build. SITE_ORIGIN and
 * PRODUCT_ORIGIN keep their values if they are set.
 * @throws {UserError} if a port is taken or not valid.
 */
export async function preparePorts() {
  const port = await readPort('PORT', 4173);
  const productPort = await readPort('PRODUCT_PORT', 4174);
  // `dist` is only written by `npm run build`.
  process.env['SITE_FOLDER'] ??= '.build/local-site';
  process.env['SITE_ORIGIN'] ??= `http://localhost:${port}`;
  process.env['PRODUCT_ORIGIN'] ??= `http://localhost:${productPort}`;
  return { port, productPort };
}

/** Starts the mock product server with the name of this site. */
export function serveProduct(port: number): Server {
  const { siteOrigin } = loadSettings();
  const { name: brandName } = loadContent().company;
  return createMockProduct({ siteOrigin, brandName }).listen(port, readHost());
}
