import { once } from 'node:events';
import type { Server } from 'node:http';
import getPort from 'get-port';
import { UserError } from './cli.ts';

/** Where builds for this machine go: `dist` is only written by `npm run build`. */
export const localSiteFolder = '.build/local-site';

/** Reads a port from the environment and fails early, before a long build, when it cannot be had. */
async function portFrom(variable: string, fallback: number): Promise<number> {
  const value = process.env[variable] || fallback;
  const port = await getPort({ port: Number(value) }).catch(() => undefined);
  if (port === Number(value)) return port;
  throw new UserError(
    `Port ${value} is taken or not a port number: set ${variable} to another one from 1 to 65535.`,
  );
}

/**
 * Returns the two ports of a local run, and sets the environment that a build for them needs. An
 * operator who sets SITE_ORIGIN or PRODUCT_ORIGIN keeps them.
 * @throws {UserError} when a port is taken or is no port.
 */
export async function localPorts() {
  const port = await portFrom('PORT', 4173);
  const productPort = await portFrom('PRODUCT_PORT', 4174);
  process.env['SITE_FOLDER'] ??= localSiteFolder;
  process.env['SITE_ORIGIN'] ??= `http://localhost:${port}`;
  process.env['PRODUCT_ORIGIN'] ??= `http://localhost:${productPort}`;
  return { port, productPort };
}

/** Starts the server of the built site. It is imported here, since config reads the environment. */
export async function serveSite(port: number): Promise<Server> {
  const { createSiteServer } = await import('../hosting/server.ts');
  return listen(createSiteServer(), port);
}

/** Starts the mock product server, in this site's name. */
export async function serveProduct(port: number): Promise<Server> {
  const { createMockProduct } = await import('../mock-product/server.ts');
  const { brand, siteOrigin } = await import('../src/config/site.ts');
  return listen(createMockProduct({ siteOrigin, brandName: brand.name }), port);
}

async function listen(server: Server, port: number): Promise<Server> {
  await once(server.listen(port), 'listening');
  return server;
}
