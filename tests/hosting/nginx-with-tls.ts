import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import getPort from 'get-port';
import { startNginx, type TestServer } from './start-nginx.ts';

const run = resolve('.build/nginx-with-tls');
const key = join(run, 'key.pem');
/** The certificate, for a client that trusts it. */
export const chain = join(run, 'chain.pem');
/** HTTPS of the site, and HTTP of the name without `www`. */
export const tlsPorts = { secure: 0, bare: 0 };

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

/** The nginx blocks in the guide, with ports and certificate paths replaced. */
function printed(): string[] {
  const blocks = readFileSync('docs/hosting.md', 'utf8').matchAll(/ +```nginx\n([^`]+)```/g);
  return [...blocks].map(([, block = '']) =>
    block
      .replaceAll(/^.*listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${tlsPorts.bare};`)
      .replace('listen 443 ', `listen 127.0.0.1:${tlsPorts.secure} `)
      .replace(/\/etc\/letsencrypt\/\S+\/fullchain\.pem/, chain)
      .replace(/\/etc\/letsencrypt\/\S+\/privkey\.pem/, key),
  );
}

/** Starts nginx with TLS set up as in the guide. */
export async function startNginxWithTls(): Promise<TestServer> {
  makeCertificate();
  tlsPorts.secure = await getPort();
  tlsPorts.bare = await getPort();
  const [snippet = '', tls = '', moreSites = ''] = printed();
  mkdirSync(join(run, 'snippets'), { recursive: true });
  writeFileSync(join(run, 'snippets/tls.conf'), snippet);
  return startNginx({ run, tls, moreSites });
}
