import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { delimiter, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { vi } from 'vitest';
import { addressOf } from '../addresses.ts';
import { writeHosting } from '../targets/write.ts';
import { listFiles } from '../../../build/site-files.ts';
import { routes } from '../../../src/config/routes.ts';
import { findProgram } from '../../../scripts/programs.ts';

const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
const pages = [...Object.values(routes), '/404'].map(fileOf);

/** The addresses of a release: pages and the files that they load. */
const addressesOf = (folder: string) =>
  listFiles(join(folder, 'site')).flatMap((file) => addressOf(file) ?? []);

/** Requests a path on a new connection. */
export async function ask(port: number, path: string) {
  const request = get({ port, host: '127.0.0.1', path, agent: false });
  const [response] = await once(request, 'response');
  return { status: response.statusCode as number, body: await text(response) };
}

/**
 * Starts nginx on this machine as a server to deploy to.
 * @param isLinked whether nginx reads the site's configuration already, as after `--prepare`.
 */
export async function startTestServer({ isLinked = true } = {}) {
  mkdirSync('.build', { recursive: true });
  const top = resolve(mkdtempSync('.build/deploy-'));
  const home = join(top, 'www');
  const target = `any.test:${home}`;
  const bin = join(top, 'bin');
  mkdirSync(home);
  mkdirSync(bin);
  for (const folder of ['sites-enabled', 'modules-enabled']) {
    mkdirSync(join(top, 'etc/nginx', folder), { recursive: true });
  }
  writeFileSync(join(top, 'etc/nginx/nginx.conf'), '');
  const [port, statusPort] = [await getPort(), await getPort()];
  const configuration = join(top, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${top}/${kind};`,
  );
  writeFileSync(
    configuration,
    `include /etc/nginx/modules-enabled/*.conf;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${top}/nginx.pid;
    events {}
    http {
      access_log off; ${temporary.join(' ')}
      server { listen 127.0.0.1:${statusPort}; return 200 $pid; }
      ${isLinked ? `include ${home}/site.con[f];` : ''}
      include ${top}/etc/nginx/sites-enabled/*;
    }`,
  );
  const nginx = ['-e', join(top, 'error.log'), '-c', configuration];
  const environment = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH']}`,
    PREPARED_ETC: join(top, 'etc'),
  };

  /** Replaces a program for deployments; `$real` is the original. Returns a function that restores it. */
  function replaceProgram(name: string, source: string): () => void {
    const file = join(bin, name);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
    writeFileSync(file, `#!/bin/sh\nreal=${findProgram([name])}\n${source}\n`);
    chmodSync(file, 0o755);
    return () => (before === null ? rmSync(file) : writeFileSync(file, before));
  }
  // The server is this machine; replacements of rsync are for the sender only.
  replaceProgram(
    'ssh',
    `while [ "$1" != any.test ]; do shift; done
shift
[ "$1" != rsync ] || { shift; exec ${findProgram(['rsync'])} "$@"; }
exec sh -c "$*"`,
  );
  replaceProgram('nginx', `exec $real ${nginx.join(' ')} "$@"`);
  const master = spawn('nginx', nginx, { stdio: ['ignore', 'ignore', 'inherit'] });
  const worker = async () => Number((await ask(statusPort, '/')).body);
  await vi.waitFor(worker, { timeout: 10_000 });

  /** Reloads nginx, as the renewal of a certificate does, and waits until the old worker has ended. */
  async function reload(): Promise<void> {
    const before = await worker();
    spawnSync('nginx', ['-t', '-q'], { env: environment, stdio: 'inherit' });
    spawnSync('nginx', ['-s', 'reload'], { env: environment });
    await vi.waitFor(
      () => {
        if (spawnSync('kill', ['-0', `${before}`]).status === 0)
          throw new Error('The old worker is still running.');
      },
      { timeout: 10_000, interval: 20 },
    );
  }

  /** Builds a release whose files contain the label; returns the folder to deploy it from. */
  async function makeRelease(label: string, siteHome = home): Promise<string> {
    const folder = join(top, label);
    const write = (file: string, content: string) => {
      mkdirSync(dirname(join(folder, 'site', file)), { recursive: true });
      writeFileSync(join(folder, 'site', file), content);
    };
    for (const page of pages) write(page, `<p>${label}</p><script src="/_astro/${label}.js">`);
    for (const name of [label, `${label}-late`]) write(`_astro/${name}.js`, `// ${label}`);
    for (let i = 0; i < 20; i += 1) write(`images/${i}.txt`, label.repeat(500));
    const hosting = join(folder, '.build/hosting-of-dist');
    await writeHosting(join(folder, 'site'), {}, hosting, { home: siteHome });
    const file = join(hosting, 'nginx/site.conf');
    const site = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      site.replaceAll(/listen 80;\n *listen \[::\]:80;/g, `listen 127.0.0.1:${port};`),
    );
    return folder;
  }

  /** Starts `npm run deploy` with the build of a release. */
  function startDeploy(release: string, args = [target], options: SpawnOptions = {}) {
    const script = resolve('packages/hosting/deploy/deploy.ts');
    const child = spawn(process.execPath, [script, ...args], {
      cwd: release,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => (output += part));
    }
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
    return { child, ended };
  }
  const deploy = (release: string, args?: string[]) => startDeploy(release, args).ended;

  /** Whether nginx would start now, with what is in sites-enabled. */
  const canStart = () => spawnSync('nginx', ['-t', '-q'], { env: environment }).status === 0;

  /**
   * Requests every address of a release.
   * @returns those that fail or have the content of another release.
   */
  async function wrongAnswers(release: string): Promise<string[]> {
    const label = release.slice(top.length + 1);
    const answers = await Promise.all(
      addressesOf(release).map(async (path) => ({ path, ...(await ask(port, path)) })),
    );
    return answers
      .filter(({ status, body }) => status !== 200 || !body.includes(label))
      .map(({ status, path }) => `${status} ${path}`);
  }

  async function stop(): Promise<void> {
    master.kill();
    await once(master, 'exit');
    rmSync(top, { recursive: true });
  }

  return {
    top,
    home,
    target,
    port,
    makeRelease,
    replaceProgram,
    startDeploy,
    deploy,
    canStart,
    reload,
    wrongAnswers,
    stop,
  };
}
