import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const site = { '': { name: 'site', optionalDependencies: { 'node-for-a-system': '24.21.0' } } };
const astro = (version: string) => ({ 'node_modules/astro': { version } });
const system = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node_modules/node-${system}-${process.arch}`;
const pinnedNode = (integrity = 'sha512-pinned') => ({
  [nodePackage]: { version: '24.21.0', integrity, optional: true },
});

/** A mock of npm: prints its arguments, and records all packages as installed. */
const npm = `#!/bin/sh
echo "started npm $@"
node -e "
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  delete packages[''];
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
"
`;

let folder: string;

/** Writes a lockfile: the wanted packages, or those that npm recorded as installed. */
function writeLockfile(path: string, packages: Record<string, object>): void {
  writeFileSync(join(folder, path), JSON.stringify({ packages }));
}

beforeEach(() => {
  mkdirSync('.build', { recursive: true });
  folder = resolve(mkdtempSync('.build/run-'));
  for (const part of ['tools', `${nodePackage}/bin`, 'bin']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  for (const file of ['run.mjs', 'system-packages.mjs']) {
    cpSync(join('tools', file), join(folder, 'tools', file));
  }
  symlinkSync(process.execPath, join(folder, nodePackage, 'bin/node'));
  writeLockfile('package-lock.json', { ...site, ...astro('7.3.4'), ...pinnedNode() });
  writeLockfile('node_modules/.package-lock.json', { ...astro('7.3.4'), ...pinnedNode() });
  writeFileSync(join(folder, 'bin/npm'), npm);
  chmodSync(join(folder, 'bin/npm'), 0o755);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script through run.mjs. */
function runScript(source: string, environment: Record<string, string> = {}, script = 'probe') {
  writeFileSync(join(folder, `tools/${script}.ts`), source);
  const path = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`;
  const child = spawn(process.execPath, [join(folder, 'tools/run.mjs'), `tools/${script}.ts`], {
    env: { ...process.env, PATH: path, ...environment },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output += part));
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.on('close', (code) => done({ code, output }));
  });
  const started = new Promise<void>((done) => {
    child.stdout.on('data', () => output.includes('started') && done());
  });
  return { child, ended, started };
}

describe('run.mjs', () => {
  test.each([
    ['another version', { ...site, ...astro('7.4.0') }],
    ['one package more', { ...site, ...astro('7.3.4'), 'node_modules/zod': { version: '4.6.7' } }],
    [
      'the same version with other content',
      { ...site, ...astro('7.3.4'), ...pinnedNode('sha512-new') },
    ],
  ])('installs the packages once when the lockfile has %s', async (_, packages) => {
    writeLockfile('package-lock.json', packages);
    const { output } = await runScript('console.log("here")').ended;
    expect(output).toMatch(/npm ci .*\nhere\n$/s);
    expect((await runScript('console.log("here")').ended).output).toBe('here\n');
  });

  test('prints what npm test will install before it installs anything', async () => {
    writeLockfile('package-lock.json', { ...site, ...astro('7.4.0') });
    const nothing = { PATH: join(folder, 'bin'), CHROME_PATH: '', FIREFOX_PATH: '', HOME: folder };
    const { output } = await runScript('console.log("here")', nothing, 'test').ended;
    const [announced = '', installed] = output.split('Installing the npm packages');
    expect(installed).toBeDefined();
    for (const name of ['into node_modules', 'wrangler', 'chromium', 'firefox-esr', 'nginx']) {
      expect(announced).toContain(name);
    }
  });

  test.each([
    ['the lockfile does not list', { ...site, ...astro('7.3.4') }, astro('7.3.4')],
    ['npm refused to install', { ...site, ...astro('7.3.4'), ...pinnedNode() }, astro('7.3.4')],
  ])('never runs a Node that %s', async (_, wanted, installed) => {
    const binary = join(folder, nodePackage, 'bin/node');
    rmSync(binary);
    writeFileSync(binary, '#!/bin/sh\necho tampered\n', { mode: 0o755 });
    writeLockfile('package-lock.json', wanted);
    writeLockfile('node_modules/.package-lock.json', installed);
    const { output } = await runScript('console.log(process.execPath)').ended;
    expect(output).toBe(`${process.execPath}\n`);
  });

  test('says which Node to install if npm has none and the installed one is too old', async () => {
    writeLockfile('node_modules/.package-lock.json', astro('7.3.4'));
    const aged = "Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})";
    const old = { NODE_OPTIONS: `--import "data:text/javascript,${aged}"` };
    const { code, output } = await runScript('console.log("here")', old).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/install Node 24 or newer yourself/);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('passes %s on to the script', async (signal) => {
    const probe = `process.on('${signal}', () => process.exit(5));
      setInterval(() => {}, 1000);
      console.log('started');`;
    const { child, ended, started } = runScript(probe);
    await started;
    child.kill(signal);
    expect((await ended).code).toBe(5);
  });
});
