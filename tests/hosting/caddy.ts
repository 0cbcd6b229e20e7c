import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { findProgram } from '../../scripts/chromium.ts';

export const hasCaddy = findProgram('caddy') !== undefined;

/** Starts Caddy with `hosting/Caddyfile` for a folder with a built site. The contact service is down. */
export async function startCaddy(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await getPort();
  const origin = `http://localhost:${port}`;
  // Turn off the admin API, because two servers cannot share its port.
  const settings = readFileSync('hosting/Caddyfile', 'utf8').replace(/^{/m, '{\n\tadmin off');
  writeFileSync(join(folder, 'Caddyfile'), settings);
  const server = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    env: {
      ...process.env,
      SITE_ADDRESS: origin,
      SITE_ALIAS: `http://alias.localhost:${port}`,
      SITE_ROOT: root,
      CONTACT_SERVICE: 'unix//run/no-contact.sock',
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // A test that fails does not call `stop`.
  process.once('exit', () => server.kill());
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (part: string) => (log += part));
  while (!log.includes('serving initial configuration')) {
    const ended = once(server, 'exit').then(() => Promise.reject(new Error(log)));
    await Promise.race([once(server.stderr, 'data'), ended]);
  }
  return {
    origin,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
