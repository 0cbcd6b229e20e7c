import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasNginx } from '../../tools/system-packages.mjs';
import { readConfig } from '../contact/node/config.ts';
import { siteEnvironment } from '../contact/systemd.ts';
import { nginxSite } from '../targets/nginx.ts';

const read = (file: string) => readFileSync(join('hosting/container', file), 'utf8');

/** Writes the container's nginx configuration for other folders. Returns nginx's arguments. */
function configureNginx(service: string, port = 8080): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'releases/a'), { recursive: true });
  writeFileSync(join(folder, 'releases/a/404.html'), '');
  const [, script = ''] = /sed -i -E '([^']+)'/.exec(read('site.Dockerfile')) ?? [];
  const site = nginxSite(new Map([['404.html', {}]]), {
    serverName: 'localhost',
    home: '/srv/www/localhost',
    release: 'a',
    requestsPerClient: 0,
    contact: { path: '/api/contact', service },
  });
  const { stdout } = spawnSync('sed', ['-E', script], { input: site, encoding: 'utf8' });
  const adapted = stdout.replaceAll('/site/', `${folder}/`);
  writeFileSync(join(folder, 'site.conf'), adapted.replace('8080', `127.0.0.1:${port}`));
  const main = read('nginx.conf')
    .replace('/etc/nginx/site.conf', join(folder, 'site.conf'))
    .replaceAll('/tmp/nginx', `${folder}/nginx`)
    .replace('/dev/stdout', `${folder}/access.log`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(join(folder, 'nginx.conf'), `${user}\n${main}`);
  return ['-e', 'stderr', '-c', join(folder, 'nginx.conf')];
}

describe.skipIf(!hasNginx())('nginx of the container', () => {
  test('starts before the contact service can be found', () => {
    const args = configureNginx('contact:8787');
    expect(spawnSync('nginx', ['-t', '-q', ...args], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
  });

  test('passes messages to the contact service', async () => {
    const service = createServer(({ url, method }, response) => response.end(`${method} ${url}`));
    await once(service.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void service.close());
    const port = await getPort();
    const args = configureNginx(`127.0.0.1:${(service.address() as AddressInfo).port}`, port);
    const child = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
    onTestFinished(async () => {
      child.kill();
      await once(child, 'exit');
    });
    const post = () => fetch(`http://127.0.0.1:${port}/api/contact?a=1`, { method: 'POST' });
    const answer = await vi.waitFor(post, { timeout: 10_000, interval: 20 });
    expect(await answer.text()).toBe('POST /api/contact?a=1');
  });
});

test("the image's settings and those of the build make a valid configuration", () => {
  const image = Object.fromEntries(
    [...read('contact.Dockerfile').matchAll(/^ENV (\w+)=(.+)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const built = siteEnvironment({
    siteOrigin: 'https://www.nusa.test',
    address: 'contact:8787',
    retentionDays: 7,
    home: '/srv/www/www.nusa.test/contact',
  });
  const names = Object.keys(parseEnv(built)).filter((name) => name !== 'CONTACT_NOT_SENT_PAGE');
  expect(image['CONTACT_NOT_SENT_PAGE']).toBe('/contact/not-sent.json');
  // As with "node --env-file", the environment wins.
  expect(readConfig({ ...parseEnv(built), ...image }, names as [])).toEqual({
    SITE_ORIGIN: 'https://www.nusa.test',
    CONTACT_LISTEN: { host: '0.0.0.0', port: 8787 },
    CONTACT_CLIENT_HEADER: 'x-real-ip',
    CONTACT_RETENTION_DAYS: 7,
    CONTACT_DATABASE: '/data/messages.sqlite',
  });
});
