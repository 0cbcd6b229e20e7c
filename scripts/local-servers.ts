import type { Server } from 'node:http';
import getPort from 'get-port';
import { UserError } from '../build/cli.ts';
import { createMockProduct } from '../packages/mock-product/server.ts';
import { loadSettings } from '../src/config/settings.ts';
import { loadContent } from '../src/content/content.ts';

/** The host that local servers listen on: only this machine, unless LISTEN_HOST is set. */
export const readHost = () => process.env['LISTEN_HOST'] || 'localhost';

/** Reads a port from the environment, and checks that it is free before a long build starts. */
export async function readPort(variable: string, fallback: number): Promise<number> {
  const value = process.env[variable] || fallback;
  const port = await getPort({ port: Number(value) }).catch(() => undefined);
  if (port === Number(value)) return port;
  throw new UserError(
    `Port ${value} is taken or not a port number: set ${variable} to another one from 1 to 65535.`,
  );
}

/**
 * Reads the ports for the local site and the mock product, and sets the environment for a local build. SITE_ORIGIN and
 * PRODUCT_ORIGIN keep their values if they are set.
 * @throws {UserError} if a port is taken or not valid.
 */
export async function preparePorts() {
  const port = await readPort('PORT', 4173);
  const productPort = await readPort('PRODUCT_PORT', 4174);
  // Only `npm run build` writes `dist`.
  process.env['SITE_FOLDER'] ??= '.build/local-site';
  process.env['SITE_ORIGIN'] ??= `http://localhost:${port}`;
  process.env['PRODUCT_ORIGIN'] ??= `http://localhost:${productPort}`;
  return { port, productPort };
}

/** Starts the mock product with the name, currency and property of this site. */
export function serveProduct(port: number): Server {
  const { siteOrigin } = loadSettings();
  const { company, pages, terms } = loadContent();
  const { property } = pages.home.bookYourStay;
  const site = { siteOrigin, brandName: company.name, currency: terms.currency, property };
  return createMockProduct(site).listen(port, readHost());
}
