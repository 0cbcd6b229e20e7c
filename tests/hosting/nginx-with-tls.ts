import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import getPort from 'get-port';
import { makeServer } from '../../packages/hosting/deploy/prepare.fixture.ts';
import { startNginx, type TestServer } from './start-nginx.ts';

// Tests of several files run at the same time.
const run = resolve(`.build/nginx-with-tls-${process.pid}`);
const key = join(run, 'key.pem');
/** The certificate, for a client that trusts it. */
export const chain = join(run, 'chain.pem');
/** The port of HTTPS. */
export const tls = { port: 0 };

/** Creates a self-signed certificate. */
function makeCertificate(): void {
  mkdirSync(run, { recursive: true });
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', chain];
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const subject = ['-subj', '/CN=example.com', '-addext', names, '-days', '90'];
  const { status } = spawnSync('openssl', ['req', ...kind, ...files, ...subject]);
  expect(status, 'openssl makes a certificate').toBe(0);
}

/** Starts nginx with the TLS settings of `npm run deploy -- --prepare`, on other ports. */
export async function startNginxWithTls(): Promise<TestServer> {
  makeCertificate();
  tls.port = await getPort();
  return startNginx({
    run,
    redirectedName: 'example.com',
    addSettings: (home) => {
      expect(makeServer().prepare('https', home, 'localhost').status).toBe(0);
      const file = join(home, 'https.conf');
      const settings = readFileSync(file, 'utf8')
        .replaceAll(/^.*listen \[::\].*\n/gm, '')
        .replace('listen 443 ', `listen 127.0.0.1:${tls.port} `)
        .replace(/\/etc\/letsencrypt\/\S+\/fullchain\.pem/, chain)
        .replace(/\/etc\/letsencrypt\/\S+\/privkey\.pem/, key);
      writeFileSync(file, settings);
    },
  });
}
