import type { Server } from 'node:http';
import { createProductHost } from '../mock-product/server.ts';
import { brand, siteOrigin } from '../src/config/site.ts';

/** The mock product server, in this site's name. */
export function createLocalProductHost(): Server {
  return createProductHost({ siteOrigin, brandName: brand.name });
}
