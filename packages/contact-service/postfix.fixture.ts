import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';

/** Postfix starts as root only. */
export const hasPostfix =
  process.getuid?.() === 0 && spawnSync('postconf', ['mail_version']).status === 0;

/** A Postfix with a queue in a folder of its own, which passes every mail on to a server of this machine. */
export async function createPostfix(relayPort: number, more: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'postfix-'));
  // Postfix's own user reads it.
  chmodSync(folder, 0o755);
  const port = await getPort();
  const owner = statSync('/var/lib/postfix');
  for (const part of ['queue', 'data']) mkdirSync(join(folder, part), { mode: 0o755 });
  chownSync(join(folder, 'data'), owner.uid, owner.gid);
  const settings = {
    compatibility_level: '3.6',
    queue_directory: join(folder, 'queue'),
    data_directory: join(folder, 'data'),
    maillog_file: join(folder, 'log'),
    maillog_file_prefixes: folder,
    myhostname: 'www.nusa.example',
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    alias_maps: '',
    smtp_dns_support_level: 'disabled',
    smtpd_peername_lookup: 'no',
    relayhost: `[127.0.0.1]:${relayPort}`,
    // Tries again at once; by default it waits for minutes.
    queue_run_delay: '1s',
    minimal_backoff_time: '1s',
    maximal_backoff_time: '1s',
    ...more,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(join(folder, 'main.cf'), lines.join(''));
  // The services of Debian, on another port, and with the files of the system in sight.
  const services = readFileSync('/etc/postfix/master.cf', 'utf8')
    .replace(/^smtp +inet/m, `127.0.0.1:${port} inet`)
    .replaceAll(/^((?:[^\s#]+\s+){4})y/gm, '$1n');
  writeFileSync(join(folder, 'master.cf'), services);
  const postfix = (command: string) => {
    const { status, stderr } = spawnSync('postfix', ['-c', folder, command], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`postfix ${command}: ${stderr}`);
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    start: () => postfix('start'),
    stop: () => postfix('stop'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
