import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = readFileSync('packages/hosting/deploy/prepare.sh', 'utf8');
export const host = 'www.nusa.test';

/** A server with its own /etc, and programs that write down their calls. */
export function makeServer() {
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
  program('id', `[ $# = 1 ] && echo 0 || grep -qx "$2" ${at('users')} 2>/dev/null`);
  program('useradd', `for last; do :; done; echo "$last" >>${at('users')}`);
  program('node', '');
  program(
    'systemctl',
    `case $1 in enable) touch ${at('enabled')} ;; is-enabled) [ -e ${at('enabled')} ] ;; esac`,
  );
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
      env: {
        PATH: `${at('bin')}:${process.env['PATH']}`,
        PREPARED_ETC: at('etc'),
        PREPARED_NODE: at('bin/node'),
      },
    });
    const calls = readFileSync(at('calls'), 'utf8').trim().split('\n');
    const changes = calls.filter(
      (call) => !/^(id|dpkg-query|node|systemctl is-enabled|$)/.test(call),
    );
    return { status, stdout, stderr, changes };
  }
  return { at, program, prepare, folder: at('www', host) };
}

/** The result of a run that changes nothing. */
export const nothing = { status: 0, stdout: '', stderr: '', changes: [] };
