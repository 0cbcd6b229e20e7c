// Runs a script of this folder on a machine that may have nothing but an older Node, npm and git:
// installs what the lockfile says if that is not there yet, then hands over to the pinned Node. Where
// that one is not to be had for a system, the machine's own has to do.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');
const isWindows = process.platform === 'win32';
const pinnedNode = join(packages, 'node', 'bin', isWindows ? 'node.exe' : 'node');

/** The packages that a lockfile names, by where they stand; of none where there is no such file. */
function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {};
}

/** Whether npm noted each package as installed; it leaves out what is optional and for other systems. */
function isInstalled() {
  const installed = packagesIn(join(packages, '.package-lock.json'));
  const { '': _site, ...wanted } = packagesIn(join(root, 'package-lock.json'));
  return (
    (existsSync(pinnedNode) || !installed['node_modules/node']) &&
    Object.entries(wanted).every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : optional,
    )
  );
}

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));
// npm's shell can end without passing the signal on; what it started ends with it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child?.kill(), 500).unref();

/** Runs a program until it ends; what is to end this one is passed on to it. */
function run(program, args, options) {
  child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}

if (!isInstalled()) {
  console.log('Installing what package-lock.json asks for (a minute or two) …');
  const code = await run('npm', ['ci', '--include=dev', '--loglevel=error'], { shell: isWindows });
  if (code !== 0) {
    console.error('npm ci failed; its message stands above.');
    process.exit(code);
  }
}

let node = pinnedNode;
if (!existsSync(pinnedNode)) {
  node = process.execPath;
  const { version } = packagesIn(join(root, 'package-lock.json'))['node_modules/node'];
  const needed = Number.parseInt(version);
  if (Number.parseInt(process.versions.node) < needed) {
    console.error(
      `npm could not install Node ${needed} here, and this is ${process.version}: try "npm ci" again, or install Node ${needed} or newer yourself.`,
    );
    process.exit(1);
  }
}

const [script, ...args] = process.argv.slice(2);
const path = `${join(packages, '.bin')}${isWindows ? ';' : ':'}${process.env.PATH}`;
process.exitCode = await run(node, [join(root, 'scripts', `${script}.ts`), ...args], {
  env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' },
});
