import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { host, makeServer, nothing } from './prepare.fixture.ts';

describe('npm run deploy -- --prepare', () => {
  test('installs and sets up nginx, and changes nothing the second time', () => {
    const { at, prepare, folder } = makeServer();
    const { status, changes } = prepare('nginx', folder, host);
    expect(status).toBe(0);
    expect(changes).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq nginx libnginx-mod-http-brotli-static rsync',
    ]);
    // The deployment links the site, once it is there.
    expect(existsSync(at('etc/nginx/sites-enabled/site.conf'))).toBe(false);
    expect(existsSync(at('etc/nginx/sites-enabled/default'))).toBe(false);
    expect(readFileSync(at('etc/nginx/nginx.conf'), 'utf8')).toContain('worker_connections 8192;');
    expect(prepare('nginx', folder, host)).toEqual(nothing);
  });

  test('gets a certificate and turns on HTTPS, once', () => {
    const { prepare, folder } = makeServer();
    mkdirSync(folder);
    expect(prepare('https', folder, host, 'me@nusa.test')).toMatchObject({
      status: 0,
      changes: expect.arrayContaining([
        `certbot certonly --nginx --non-interactive --agree-tos --email me@nusa.test --cert-name ${host} -d ${host} -d nusa.test`,
        'nginx -t -q',
        'nginx -s reload',
      ]),
    });
    expect(readFileSync(join(folder, 'https.conf'), 'utf8')).toContain(
      `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    );
    expect(readFileSync(join(folder, 'tls.conf'), 'utf8')).toBe(
      `include ${folder}/https.conf;\nif ($scheme = http) { return 308 https://$server_name$request_uri; }\n`,
    );
    expect(prepare('https', folder, host)).toEqual(nothing);
  });

  test('gets a certificate for the name with www if the other one does not lead to the server', () => {
    const { at, program, prepare, folder } = makeServer();
    mkdirSync(folder);
    const live = at('etc/letsencrypt/live', host);
    program(
      'certbot',
      `case "$*" in *"-d nusa.test"*) exit 1 ;; esac; mkdir -p ${live} && touch ${live}/fullchain.pem`,
    );
    expect(prepare('https', folder, host)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`The certificate is for ${host} only`),
    });
  });

  test('leaves the site on HTTP if certbot fails, and says what to do', () => {
    const { program, prepare, folder } = makeServer();
    mkdirSync(folder);
    program('certbot', 'exit 1');
    expect(prepare('https', folder, host)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        `Point ${host} to this server and run the same command again`,
      ),
    });
    expect(existsSync(join(folder, 'tls.conf'))).toBe(false);
  });

  test('leaves the site on HTTP if nginx refuses the settings', () => {
    const { program, prepare, folder } = makeServer();
    mkdirSync(folder);
    program('nginx', 'exit 1');
    expect(prepare('https', folder, host)).toMatchObject({
      status: 1,
      stderr:
        'nginx refuses the HTTPS settings; see its message above. The site is live over HTTP.\n',
    });
    expect(existsSync(join(folder, 'tls.conf'))).toBe(false);
  });

  test('refuses a user that is not root', () => {
    const { program, prepare, folder } = makeServer();
    program('id', 'echo 1000');
    expect(prepare('nginx', folder, host)).toMatchObject({
      status: 1,
      stderr: `Only root can prepare a server: use root@${host}.\n`,
    });
  });
});
