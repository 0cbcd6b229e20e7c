import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveProduct } from './local-servers.ts';

test.each([
  ['only this machine can reach a local server', '', /^(127\.0\.0\.1|::1)$/],
  ['LISTEN_HOST lets other machines reach it', '0.0.0.0', /^0\.0\.0\.0$/],
])('%s', async (_, host, address) => {
  vi.stubEnv('LISTEN_HOST', host);
  const server = serveProduct(await getPort());
  onTestFinished(() => {
    server.close();
    vi.unstubAllEnvs();
  });
  await once(server, 'listening');
  expect((server.address() as AddressInfo).address).toMatch(address);
});
