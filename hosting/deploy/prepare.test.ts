import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const script = readFileSync('hosting/deploy/prepare.sh', 'utf8');
const host = 'www.nusa.test';

/** A server with its own /etc, and programs that write down their calls. */
function makeServer() {
  const top = mkdtempSync(join(tmpdir(), 'prepare-'));
  const at = (...path: string[]) => join(top, ...path);
  for (const folder of ['bin', 'etc/nginx/sites-enabled', 'etc/nginx/modules-enabled', 'www']) {
    mkdirSync(at(folder), { recursive: true });
  }
  writeFileSync(at('etc/nginx/nginx.conf'), 'events { worker_connections 768; }');
  symlinkSync('/etc/nginx/sites-available/default', at('etc/nginx/sites-enabled/default'));
  const program = (name: string, source: string) => {
    writeFileSync(at('bin', name), `#!/bin/sh\necho "${name} $*" >>${at('calls')}\n${source}\n`);
    chmodSync(at('bin', name), 0o755);
  };
  program('id', 'echo 0');
  program(
    'dpkg-query',
    `grep -qx "$4" ${at('installed')} 2>/dev/null && echo "install ok installed"`,
  );
  program('apt-get', `for each; do echo "$each" >>${at('installed')}; done`);
  const live = at('etc/letsencrypt/live', host);
  program('certbot', `mkdir -p ${live} && touch ${live}/fullchain.pem`);
  program('nginx', '');
  /** Runs the script. Returns its result and the programs that it called, except to look things up. */
  function prepare(...args: string[]) {
    writeFileSync(at('calls'), '');
    const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'prepare', ...args], {
      encoding: 'utf8',
      env: { PATH: `${at('bin')}:${process.env['PATH']}`, PREPARED_ETC: at('etc') },
    });
    const calls = readFileSync(at('calls'), 'utf8').trim().split('\n');
    const changes = calls.filter((call) => !/^(id|dpkg-query|$)/.test(call));
    return { status, stdout, stderr, changes };
  }
  return { at, program, prepare, folder: at('www', host) };
}

const nothing = { status: 0, stdout: '', stderr: '', changes: [] };

describe('npm run deploy -- --prepare', () => {
  test('installs and sets up nginx, and changes nothing the second time', () => {
    const { at, prepare, folder } = makeServer();
    const { status, changes } = prepare('nginx', folder, host);
    expect(status).toBe(0);
    expect(changes).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq nginx libnginx-mod-http-brotli-static rsync',
    ]);
    expect(readlinkSync(at('etc/nginx/sites-enabled/site.conf'))).toBe(`${folder}/site.conf`);
    expect(existsSync(at('etc/nginx/sites-enabled/default'))).toBe(false);
    expect(readFileSync(at('etc/nginx/nginx.conf'), 'utf8')).toContain('worker_connections 8192;');
    expect(prepare('nginx', folder, host)).toEqual(nothing);
  });

  test('keeps the connections and the open files that the operator chose', () => {
    const { at, prepare, folder } = makeServer();
    const openFiles = at('etc/nginx/modules-enabled/90-open-files.conf');
    writeFileSync(at('etc/nginx/nginx.conf'), 'events { worker_connections 100; }');
    writeFileSync(openFiles, 'worker_rlimit_nofile 300;');
    prepare('nginx', folder, host);
    expect(readFileSync(at('etc/nginx/nginx.conf'), 'utf8')).toContain('worker_connections 100;');
    expect(readFileSync(openFiles, 'utf8')).toBe('worker_rlimit_nofile 300;');
  });

  test('gets a certificate and uses the HTTPS settings of the guide, once', () => {
    const { at, prepare, folder } = makeServer();
    mkdirSync(folder);
    expect(prepare('https', folder, host, 'me@nusa.test')).toMatchObject({
      status: 0,
      changes: expect.arrayContaining([
        `certbot certonly --nginx --non-interactive --agree-tos --email me@nusa.test --cert-name ${host} -d ${host}`,
        'nginx -t -q',
        'nginx -s reload',
      ]),
    });
    const guide = readFileSync('docs/hosting.md', 'utf8').replaceAll('www.example.com', host);
    const blocks = [...guide.matchAll(/ +```nginx\n([^`]+)```/g)].map(([, block = '']) =>
      block.replaceAll(/^ +/gm, ''),
    );
    expect(readFileSync(at('etc/nginx/snippets/tls.conf'), 'utf8')).toBe(blocks[0]);
    expect(readFileSync(join(folder, 'tls.conf'), 'utf8')).toBe(blocks[1]);
    expect(prepare('https', folder, host)).toEqual(nothing);
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
