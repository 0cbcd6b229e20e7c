// Runs a TypeScript file of this project on a machine that may have nothing but an older Node, npm and git:
// installs the packages of the lockfile if needed, then starts the script with the pinned Node.
// If npm has no such Node for this system, the installed one is used.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { announceInstallation } from './system-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules');
const isWindows = process.platform === 'win32';

/** The packages in a lockfile, by path; none if the file does not exist. */
function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {};
}

const { '': site, ...wanted } = packagesIn(join(root, 'package-lock.json'));
const installedPackages = () => packagesIn(join(packages, '.package-lock.json'));

/** Whether npm recorded a package as installed with the version and the hash of the lockfile. */
function matchesLockfile(installed, path) {
  return (
    installed[path]?.version === wanted[path].version &&
    installed[path].integrity === wanted[path].integrity
  );
}

/** The package with Node for this system; the lockfile has its hash. */
const nodePackage = `node_modules/node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const nodeBinary = join(root, nodePackage, 'bin', isWindows ? 'node.exe' : 'node');

/** The pinned Node, or undefined if the lockfile has none for this system or npm did not install it. */
function pinnedNode() {
  const isCovered = nodePackage in wanted && matchesLockfile(installedPackages(), nodePackage);
  return isCovered && existsSync(nodeBinary) ? nodeBinary : undefined;
}

/** Whether exactly the lockfile's packages are installed; optional ones may be missing. */
function isInstalled() {
  const installed = installedPackages();
  return (
    (!(nodePackage in installed) || existsSync(nodeBinary)) &&
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { optional }]) =>
      path in installed ? matchesLockfile(installed, path) : optional,
    )
  );
}

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));
// npm's shell can end without passing the signal on, so end the script when the parent is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child?.kill(), 500).unref();

/** Runs a program and waits for its exit code. Signals are passed on to it. */
function run(program, args, options) {
  child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}

const [file, ...args] = process.argv.slice(2);
const hasPackages = isInstalled();
if (file === 'tools/test.ts') announceInstallation(hasPackages);
if (!hasPackages) {
  console.log('Installing the npm packages of package-lock.json (a minute or two) …');
  const code = await run('npm', ['ci', '--include=dev', '--loglevel=error'], { shell: isWindows });
  if (code !== 0) {
    console.error('npm ci failed; see its message above.');
    process.exit(code);
  }
}

let node = pinnedNode();
if (!node) {
  node = process.execPath;
  const pinned = Object.entries(site?.optionalDependencies ?? {});
  const needed = Number.parseInt(pinned.find(([name]) => name.startsWith('node-'))?.[1]);
  if (Number.parseInt(process.versions.node) < needed) {
    console.error(
      `npm could not install Node ${needed} here, and this is ${process.version}: try "npm ci" again, or install Node ${needed} or newer yourself.`,
    );
    process.exit(1);
  }
}

const path = `${join(packages, '.bin')}${isWindows ? ';' : ':'}${process.env.PATH}`;
process.exitCode = await run(node, [join(root, file), ...args], {
  env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' },
});
