// Runs a script of this folder on a machine that may have nothing but an older Node, npm and git:
// installs what the lockfile says if that is not there yet, then hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed-lockfile');
const isWindows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

function install() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const isInstalled =
    existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isInstalled) return;
  console.log('Installing dependencies (the first run takes a minute) …');
  const options = { cwd: root, stdio: 'inherit', shell: isWindows };
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], options);
  if (status !== 0) {
    console.error('npm ci failed; its message stands above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

const [script, ...args] = process.argv.slice(2);
install();
const path = `${join(root, 'node_modules', '.bin')}${isWindows ? ';' : ':'}${process.env.PATH}`;
const child = spawn(pinnedNode, [join(root, 'scripts', `${script}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, ASTRO_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm's shell can end without passing the signal on; what it started ends with it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill(), 500).unref();
child.on('exit', (code) => process.exit(code ?? 1));
