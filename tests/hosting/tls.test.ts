import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect, type ConnectionOptions } from 'node:tls';
import { expect, test } from '@playwright/test';
import { hasNginx } from '../../scripts/programs.ts';
import { startNginxWithTls, tls } from './nginx-with-tls.ts';
import { routes } from '../../src/config/routes.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { useServer } from './use-server.ts';

test.describe('nginx with the TLS settings of --prepare', () => {
  const origin = useServer('nginx with its brotli module', hasNginx() ? startNginxWithTls : null);

  async function ask(scheme: 'http' | 'https', host: string, path: string) {
    const { port } = new URL(origin());
    const to = { host: '127.0.0.1', path, agent: false, headers: { host } };
    const outgoing =
      scheme === 'http'
        ? requestHttp({ ...to, port })
        : requestHttps({
            ...to,
            port: tls.port,
            servername: host,
            rejectUnauthorized: false,
          });
    const [response] = (await once(outgoing.end(), 'response')) as [IncomingMessage];
    response.resume();
    const { location, 'strict-transport-security': hsts } = response.headers;
    return { status: response.statusCode, location, hsts };
  }

  test('pages are served over HTTPS only, with HSTS', async () => {
    expect(await ask('https', 'localhost', routes.about)).toEqual({
      status: 200,
      location: undefined,
      hsts: 'max-age=63072000',
    });
    expect(await ask('http', 'localhost', `${routes.integrations}?q=yale`)).toMatchObject({
      status: 308,
      location: `https://localhost${routes.integrations}?q=yale`,
    });
  });

  test('an HTTP request redirects to the site, whatever its Host header', async () => {
    const { hostname } = new URL(siteOrigin);
    expect(await ask('http', 'evil.test', routes.about)).toMatchObject({
      status: 308,
      location: `https://${hostname}${routes.about}`,
    });
  });

  /** The TLS version negotiated with these options; null if the handshake fails. */
  async function negotiate(options: ConnectionOptions): Promise<string | null> {
    const socket = connect({
      host: '127.0.0.1',
      port: tls.port,
      rejectUnauthorized: false,
      ...options,
    });
    const protocol = await once(socket, 'secureConnect').then(
      () => socket.getProtocol(),
      () => null,
    );
    socket.destroy();
    return protocol;
  }

  test('connections use TLS 1.2 or 1.3 with forward-secret ciphers', async () => {
    const any = 'ALL:@SECLEVEL=0';
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      expect(await negotiate({ minVersion: version, maxVersion: version })).toBe(version);
    }
    for (const version of ['TLSv1', 'TLSv1.1'] as const) {
      expect(
        await negotiate({ minVersion: version, maxVersion: version, ciphers: any }),
      ).toBeNull();
    }
    for (const ciphers of ['ECDHE-ECDSA-AES256-SHA', 'ECDHE-ECDSA-AES128-SHA256']) {
      const weak = { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` } as const;
      expect(await negotiate(weak), ciphers).toBeNull();
    }
  });

  test('the name without www redirects to the site', async () => {
    const answer = { status: 308, location: `${siteOrigin}${routes.about}?q=yale` };
    for (const scheme of ['http', 'https'] as const) {
      expect(await ask(scheme, 'example.com', `${routes.about}?q=yale`)).toMatchObject(answer);
    }
  });
});
