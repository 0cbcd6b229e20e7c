// Sends the build to a server with nginx and switches to it, or rolls back.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { releaseSchema, type Release } from '../targets/release.ts';
import { hostingFolder } from '../../../build/paths.ts';
import { runProgram, UserError } from '../../../build/cli.ts';

const usage = `npm run deploy -- root@server:/srv/www/www.example.com
  --rollback         returns to the previous release
  --prepare          sets up nginx, HTTPS and, if the build has it, the contact service on a Debian server
  --mail you@example.com, --no-https    for --prepare: where certbot writes to; no certificate
  --port 2222        the server's ssh port
  --allow-samples    deploys sample content and placeholder settings`;

interface Target {
  /** As `[user@]host` for ssh. */
  host: string;
  folder: string;
  /** Options of ssh. */
  sshOptions: readonly string[];
}

const contactFolder = join(hostingFolder, 'contact');
const releaseFile = join(hostingFolder, 'nginx/release.json');

/** The release that was built; undefined if there is none. */
function builtRelease(): Release | undefined {
  if (!existsSync(releaseFile)) return undefined;
  return releaseSchema.parse(JSON.parse(readFileSync(releaseFile, 'utf8')));
}

/** Reads a target; `user@server` alone is the folder that the build names. */
function readTarget(text = '', port = ''): Target {
  const parts =
    /^(?<host>[\w.][\w.@-]*):(?<folder>\/[\w./-]*\w)\/?$/.exec(text)?.groups ??
    /^(?<host>[\w.][\w.-]*@[\w.-]+)$/.exec(text)?.groups;
  if (!parts || !/^\d*$/.test(port)) throw new UserError(`Usage: ${usage}`);
  const { host = '', folder = builtRelease()?.home } = parts;
  if (folder === undefined) {
    throw new UserError(
      `There is no build here that names the folder on the server: run "npm run build" first, or add the folder, as in ${text}:/srv/www/www.example.com.`,
    );
  }
  return { host, folder, sshOptions: port ? ['-p', port] : [] };
}

/**
 * Reads the release that was built.
 * @throws {UserError} if there is none, or if it is not for this folder of a public server.
 */
function readRelease(folder: string, allowsSamples: boolean): Release {
  const release = builtRelease();
  if (!release) throw new UserError(`There is no ${releaseFile}: run "npm run build" first.`);
  if (folder !== release.home) {
    throw new UserError(
      `This build is for ${release.origin}, whose folder on the server is ${release.home}, not ${folder}.`,
    );
  }
  if (release.samples > 0 && !allowsSamples) {
    throw new UserError(
      `This build has sample content or placeholder settings (${release.samples}): replace what "npm run release:check" lists and build again, or add --allow-samples.`,
    );
  }
  return release;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

type ServerProcess = ChildProcessByStdio<Writable, Readable, null>;

/** Starts a script of this folder on the server, for the target folder. */
function startOnServer(
  script: 'on-server' | 'prepare',
  { host, folder, sshOptions }: Target,
  action: string,
  ...more: string[]
): ServerProcess {
  const source = readFileSync(new URL(`./${script}.sh`, import.meta.url), 'utf8');
  const args = ['-c', source, script, action, folder, ...more];
  return spawn('ssh', [...sshOptions, host, ['sh', ...args].map(quoted).join(' ')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

async function rsync(sources: string[], target: Target, subfolder = ''): Promise<void> {
  const { host, folder, sshOptions } = target;
  // Readable for nginx, whatever the permissions here; gives up after a minute without data.
  const flags = ['--recursive', '--times', '--chmod=D755,F644', '--timeout=60'];
  if (sshOptions.length > 0) flags.push(`--rsh=ssh ${sshOptions.join(' ')}`);
  const child = spawn('rsync', [...flags, ...sources, `${host}:${folder}/${subfolder}`], {
    stdio: 'inherit',
  });
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
  if (existsSync(contactFolder)) await rsync([join(contactFolder, '/')], target, 'contact.new/');
  await rsync([join(from, 'site.conf')], target, `configurations/${release.name}.conf`);
}

/** Waits for the end of a script on the server, which prints its errors. */
async function hasSucceeded(ended: Promise<unknown[]>): Promise<boolean> {
  const [code] = (await ended.catch(() => [null])) as [number | null];
  if (code !== null) return code === 0;
  throw new UserError('ssh is missing or was stopped; on Debian: apt-get install openssh-client.');
}

/** Sets up a part of the server. Returns whether it succeeded; the script prints why not. */
async function prepare(target: Target, ...args: [part: string, ...string[]]): Promise<boolean> {
  const script = startOnServer('prepare', target, ...args);
  const ended = once(script, 'close');
  script.stdin.end();
  script.stdout.pipe(process.stdout);
  return hasSucceeded(ended);
}

/** Switches the server to a release, or back if there is none. Returns whether it succeeded. */
async function switchRelease(
  target: Target,
  release: Release | null,
  isPrepared: boolean,
): Promise<boolean> {
  const action = release ? 'deploy' : 'rollback';
  const onServer = startOnServer(
    'on-server',
    target,
    action,
    release?.name ?? '',
    isPrepared ? 'prepare' : '',
  );
  const ended = once(onServer, 'close');
  ended.catch(() => {});
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
  return hasSucceeded(ended);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        rollback: { type: 'boolean', default: false },
        prepare: { type: 'boolean', default: false },
        https: { type: 'boolean', default: true },
        mail: { type: 'string', default: '' },
        port: { type: 'string', default: '' },
        'allow-samples': { type: 'boolean', default: false },
      },
      allowNegative: true,
      allowPositionals: true,
    });
  } catch {
    throw new UserError(`Usage: ${usage}`);
  }
}

await runProgram(async () => {
  const { values, positionals } = readArguments();
  const target = readTarget(positionals[0], values.port);
  const release = values.rollback ? null : readRelease(target.folder, values['allow-samples']);
  const isPrepared = values.prepare && release !== null;
  const { hostname } = new URL(release?.origin ?? 'http://localhost');
  const isDone =
    (!isPrepared || (await prepare(target, 'nginx', hostname))) &&
    (await switchRelease(target, release, isPrepared)) &&
    (!isPrepared || !values.https || (await prepare(target, 'https', hostname, values.mail))) &&
    (!isPrepared || !existsSync(contactFolder) || (await prepare(target, 'contact', hostname)));
  if (!isDone) process.exitCode = 1;
});
