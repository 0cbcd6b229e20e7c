// Sends the build to a server with nginx and switches to it, or rolls back.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { releaseSchema, type Release } from '../targets/release.ts';
import { hostingFolder } from '../../build/paths.ts';
import { runProgram, UserError } from '../../tools/cli.ts';

const usage =
  'npm run deploy -- root@server:/srv/www/www.example.com (add --rollback to return to the previous release)';

interface Target {
  /** As `[user@]host` for ssh; undefined for a folder on this machine. */
  host: string | undefined;
  folder: string;
}

function readTarget(text: string | undefined): Target {
  const parts = /^(?:(?<host>[\w.][\w.@-]*):)?(?<folder>\/[\w./-]*\w)\/?$/.exec(text ?? '')?.groups;
  if (!parts?.['folder']) throw new UserError(`Usage: ${usage}.`);
  return { host: parts['host'], folder: parts['folder'] };
}

/**
 * Reads the release that was built.
 * @throws {UserError} if there is none, or if it is not for this folder of a public server.
 */
function readRelease(folder: string): Release {
  const file = join(hostingFolder, 'nginx/release.json');
  if (!existsSync(file)) throw new UserError(`There is no ${file}: run "npm run build" first.`);
  const release = releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { hostname } = new URL(release.origin);
  if (/^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname)) {
    throw new UserError(
      `This build is for ${release.origin}, which only this machine can open: set SITE_ORIGIN and run "npm run build" again.`,
    );
  }
  if (folder !== release.home) {
    throw new UserError(
      `This build is for ${release.origin}, whose folder on the server is ${release.home}, not ${folder}.`,
    );
  }
  return release;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

type ServerProcess = ChildProcessByStdio<Writable, Readable, null>;

/** Starts hosting/deploy/on-server.sh in the target folder. */
function startOnServer({ host, folder }: Target, action: string, release: string): ServerProcess {
  const script = readFileSync(new URL('./on-server.sh', import.meta.url), 'utf8');
  const args = ['-c', script, 'on-server', action, folder, release];
  const stdio: ['pipe', 'pipe', 'inherit'] = ['pipe', 'pipe', 'inherit'];
  if (host === undefined) return spawn('sh', args, { stdio });
  return spawn('ssh', [host, ['sh', ...args].map(quoted).join(' ')], { stdio });
}

async function rsync(sources: string[], { host, folder }: Target, subfolder = ''): Promise<void> {
  const to = `${host === undefined ? '' : `${host}:`}${folder}/${subfolder}`;
  // Readable for nginx, whatever the permissions here; gives up after a minute without data.
  const flags = ['--recursive', '--times', '--chmod=D755,F644', '--timeout=60'];
  const child = spawn('rsync', [...flags, ...sources, to], { stdio: 'inherit' });
  const [code] = await once(child, 'close').catch(() => [null]);
  if (code === 0) return;
  throw new UserError(
    code === null
      ? 'rsync is missing or was stopped; on Debian: apt-get install rsync.'
      : `rsync failed (${code}). The server keeps its current release; run the same command again to continue.`,
  );
}

/** Sends the files first, then the configuration that refers to them. */
async function sendFiles(target: Target, release: Release): Promise<void> {
  const from = join(hostingFolder, 'nginx');
  await rsync([join(from, 'hashed'), join(from, 'releases')], target);
  await rsync([join(from, 'site.conf')], target, `configurations/${release.name}.conf`);
}

await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { rollback: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const target = readTarget(positionals[0]);
  const release = values.rollback ? null : readRelease(target.folder);
  const action = release ? 'deploy' : 'rollback';
  const onServer = startOnServer(target, action, release?.name ?? '');
  const ended = once(onServer, 'close').catch(() => [null]);
  // The script may exit before it reads the line; its exit code is checked below.
  onServer.stdin.on('error', () => {});
  try {
    for await (const line of createInterface(onServer.stdout)) {
      if (line !== 'ready' || !release) {
        console.log(line);
        continue;
      }
      const { commit, name, origin } = release;
      console.log(`Sending release ${name}: ${origin}, commit ${commit ?? 'unknown'} …`);
      await sendFiles(target, release);
      onServer.stdin.end('switch\n');
    }
  } finally {
    onServer.stdin.end();
  }
  const [code] = (await ended) as [number | null];
  if (code === null) {
    throw new UserError(
      'ssh is missing or was stopped; on Debian: apt-get install openssh-client.',
    );
  }
  process.exitCode = code;
});
