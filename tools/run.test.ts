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

let folder: string;

/** Writes which packages are wanted, or which npm noted as installed. */
function writeLockfile(path: string, packages: Record<string, object>): void {
  writeFileSync(join(folder, path), JSON.stringify({ packages }));
}

const site = {
  '': { name: 'site', optionalDependencies: { 'node-for-a-system': '24.21.0' } },
};
const astro = (version: string) => ({ 'node_modules/astro': { version } });
const system = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node_modules/node-${system}-${process.arch}`;
const pinnedNode = (integrity = 'sha512-pinned') => ({
  [nodePackage]: { version: '24.21.0', integrity, optional: true },
});
const foreign = { 'node_modules/for-another-system': { version: '1.0.0', optional: true } };

/** Stands in for npm: says what it was asked to do, and notes all as installed. */
const npm = `#!/bin/sh
echo "started npm $@"
[ "$NPM_HANGS" ] && exec sleep 60
[ "$NPM_ENDS_WITH" ] && exit $NPM_ENDS_WITH
node -e "
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  delete packages[''];
  fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
"
`;

beforeEach(() => {
  mkdirSync('.build', { recursive: true });
  folder = resolve(mkdtempSync('.build/run-'));
  for (const part of ['tools', `${nodePackage}/bin`, 'bin']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  cpSync('tools/run.mjs', join(folder, 'tools/run.mjs'));
  symlinkSync(process.execPath, join(folder, nodePackage, 'bin/node'));
  writeLockfile('package-lock.json', { ...site, ...astro('7.3.4'), ...pinnedNode(), ...foreign });
  writeLockfile('node_modules/.package-lock.json', { ...astro('7.3.4'), ...pinnedNode() });
  writeFileSync(join(folder, 'bin/npm'), npm);
  chmodSync(join(folder, 'bin/npm'), 0o755);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a probe script through run.mjs. */
function runProbe(source: string, args: string[] = [], environment: Record<string, string> = {}) {
  writeFileSync(join(folder, 'tools/probe.ts'), source);
  const env = {
    ...process.env,
    PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
    ...environment,
  };
  const child = spawn(
    process.execPath,
    [join(folder, 'tools/run.mjs'), 'tools/probe.ts', ...args],
    {
      env,
    },
  );
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
  test('installs nothing when npm has installed what the lockfile asks for', async () => {
    const { output } = await runProbe('console.log("here")').ended;
    expect(output).toBe('here\n');
  });

  test.each([
    ['another version', { ...site, ...astro('7.4.0') }],
    ['one package more', { ...site, ...astro('7.3.4'), 'node_modules/zod': { version: '4.6.7' } }],
    ['one package fewer', { ...site, ...pinnedNode() }],
    [
      'the same version with other content',
      { ...site, ...astro('7.3.4'), ...pinnedNode('sha512-new') },
    ],
  ])('installs what the lockfile asks for when that is %s, once', async (_, packages) => {
    writeLockfile('package-lock.json', packages);
    const { output } = await runProbe('console.log("here")').ended;
    expect(output).toMatch(/npm ci .*\nhere\n$/s);
    expect((await runProbe('console.log("here")').ended).output).toBe('here\n');
  });

  test('stops when the installation fails, and tries again the next time', async () => {
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    const failing = { NPM_ENDS_WITH: '7' };
    const { code, output } = await runProbe('console.log("here")', [], failing).ended;
    expect(code).toBe(7);
    expect(output).toContain('npm ci failed');
    expect(output).not.toContain('here');
    expect((await runProbe('console.log("here")').ended).output).toContain('npm ci');
  });

  test('ends the installation too when it is ended', async () => {
    writeLockfile('package-lock.json', astro('7.4.0'));
    const { child, ended, started } = runProbe('console.log("here")', [], { NPM_HANGS: 'yes' });
    await started;
    child.kill('SIGTERM');
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(output).not.toContain('here');
  });

  test('does with a Node of the machine where npm has none for it, and says so of one too old', async () => {
    writeLockfile('node_modules/.package-lock.json', astro('7.3.4'));
    rmSync(join(folder, nodePackage), { recursive: true });
    expect((await runProbe('console.log("here")').ended).output).toBe('here\n');
    const aged = "Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})";
    const old = { NODE_OPTIONS: `--import "data:text/javascript,${aged}"` };
    const { code, output } = await runProbe('console.log("here")', [], old).ended;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^npm could not install Node 24 here, .* or install Node 24 or newer yourself/,
    );
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
    expect((await runProbe('console.log(process.execPath)').ended).output).toBe(
      `${process.execPath}\n`,
    );
  });

  test('hands over arguments, folder and the exit code', async () => {
    const probe = 'console.log(process.cwd(), process.argv.slice(2)); process.exitCode = 3;';
    const { code, output } = await runProbe(probe, ['one', 'two words']).ended;
    expect(code).toBe(3);
    expect(output).toBe(`${folder} [ 'one', 'two words' ]\n`);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('passes %s on to what it runs', async (signal) => {
    const probe = `process.on('${signal}', () => process.exit(5));
      setInterval(() => {}, 1000);
      console.log('started');`;
    const { child, ended, started } = runProbe(probe);
    await started;
    child.kill(signal);
    expect((await ended).code).toBe(5);
  });
});
