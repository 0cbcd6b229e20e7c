import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { hostingFolder } from '../../build/paths.ts';
import { runChecks } from '../../hosting/verify/check.ts';
import { liveSite } from '../../hosting/verify/live-site.ts';
import { pageChecks } from '../../hosting/verify/page-checks.ts';
import { serverChecks } from '../../hosting/verify/server-checks.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { hasNginx } from '../../tools/system-packages.mjs';
import { waitUntilUp } from './start-targets.ts';
import { useTarget } from './use-target.ts';

const container = 'hosting/container';

/** The `sed` command of the Dockerfile, which adapts the configuration of the build. */
function sedScript(): string {
  const source = readFileSync(join(container, 'site.Dockerfile'), 'utf8');
  const [, script = ''] = /sed -i -E '([^']+)'/.exec(source) ?? [];
  return script;
}

/** Starts nginx with the container's configuration, in other folders. */
async function startContainerNginx() {
  const run = resolve('.build/nginx-of-container');
  const built = resolve(hostingFolder, 'nginx');
  const port = await getPort();
  mkdirSync(run, { recursive: true });
  const site = join(run, 'site.conf');
  copyFileSync(join(built, 'site.conf'), site);
  const { status } = spawnSync('sed', ['-i', '-E', sedScript(), site]);
  expect(status).toBe(0);
  const adapted = readFileSync(site, 'utf8')
    .replaceAll(/\/site\/(hashed|releases|tls)/g, `${built}/$1`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  expect(adapted).not.toContain('/srv/www');
  writeFileSync(site, adapted);
  const main = readFileSync(join(container, 'nginx.conf'), 'utf8')
    .replace('/etc/nginx/site.conf', site)
    .replaceAll('/tmp/nginx', `${run}/nginx`)
    .replace('/dev/stdout', `${run}/access.log`);
  writeFileSync(
    join(run, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}\n${main}`,
  );
  const args = ['-e', 'stderr', '-g', 'daemon off;', '-c', join(run, 'nginx.conf')];
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return waitUntilUp({ origin: `http://127.0.0.1:${port}`, process: child });
}

test.describe('the nginx of the container', () => {
  const origin = useTarget('nginx with its brotli module', hasNginx() ? startContainerNginx : null);

  test('serves the site like any other target', async () => {
    const site = liveSite(origin(), { canonicalOrigin: siteOrigin });
    const results = await runChecks(site, [...pageChecks, ...serverChecks]);
    expect(results.filter(({ result }) => result === 'failed')).toEqual([]);
  });

  test('logs requests without addresses and queries', async () => {
    await fetch(`${origin()}/about?name=someone`);
    const log = readFileSync('.build/nginx-of-container/access.log', 'utf8');
    expect(log).toMatch(/ 200 GET "\/about(\.html)?" /);
    expect(log).not.toMatch(/127\.0\.0\.1|someone/);
  });
});
