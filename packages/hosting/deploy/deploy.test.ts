import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ask, startTestServer } from './deploy.fixture.ts';
import { findProgram, hasNginx } from '../../../scripts/programs.ts';

type Server = Awaited<ReturnType<typeof startTestServer>>;

const canDeploy = hasNginx() && findProgram(['rsync']) && findProgram(['flock']);

/** Numbers from 0 to 1 that look random and are the same in every run. */
const seededParts = (count: number) => Array.from({ length: count }, (_, i) => (i * 0.618) % 1);

describe.skipIf(!canDeploy)(
  'npm run deploy',
  () => {
    let server: Server;
    let old: string;
    let next: string;

    beforeAll(async () => {
      server = await startTestServer();
      [old, next] = [await server.makeRelease('old'), await server.makeRelease('next')];
    });
    afterAll(() => server.stop());

    test('cannot roll back before the second release', async () => {
      expect(await server.deploy(old)).toEqual({
        code: 0,
        output: expect.stringContaining('is live'),
      });
      await server.reload();
      expect(await server.wrongAnswers(old)).toEqual([]);
      expect(await server.deploy(old, [server.target, '--rollback'])).toEqual({
        code: 1,
        output: `There is no earlier release in ${server.home} to roll back to.\n`,
      });
    });

    test('the site stays complete through a reload of nginx after a broken transfer', async () => {
      // All files are sent, but not their configuration.
      const broken = 'case "$*" in *site.conf*) exit 12 ;; esac; exec $real "$@"';
      const restore = server.replaceProgram('rsync', broken);
      const { code, output } = await server.deploy(next);
      restore();
      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringContaining('rsync failed'),
      });
      await server.reload();
      expect(await server.wrongAnswers(old)).toEqual([]);
    });

    test('running the command again continues a broken transfer, and open tabs can still load their scripts', async () => {
      expect(await server.deploy(next)).toMatchObject({ code: 0 });
      await server.reload();
      expect(await server.wrongAnswers(next)).toEqual([]);
      expect(await ask(server.port, '/_astro/old-late.js')).toMatchObject({ status: 200 });
    });

    test('--rollback returns to the previous release without its build, and a second one undoes it', async () => {
      for (const release of [old, next]) {
        expect(await server.deploy(server.top, [server.target, '--rollback'])).toMatchObject({
          code: 0,
          output: expect.stringMatching(/^Release [0-9a-f]{12} is live\./),
        });
        await server.reload();
        expect(await server.wrongAnswers(release)).toEqual([]);
      }
    });

    test('a second deployment at the same time is refused, and the first succeeds', async () => {
      const fifo = join(server.top, 'go-on');
      spawnSync('mkfifo', [fifo]);
      const restore = server.replaceProgram('rsync', `read -r line <${fifo}; exec $real "$@"`);
      const first = server.startDeploy(old);
      // This blocks until the first deployment reads, which has the lock by then.
      const letFirstContinue = () => spawnSync('sh', ['-c', `echo >${fifo}`]);
      letFirstContinue();
      expect(await server.deploy(next)).toEqual({
        code: 1,
        output: `Another deployment to ${server.home} is running; try again when it has ended.\n`,
      });
      letFirstContinue();
      expect(await first.ended).toMatchObject({ code: 0 });
      restore();
      await server.reload();
      expect(await server.wrongAnswers(old)).toEqual([]);
    });

    test('a deployment killed at any moment leaves one complete release live', async () => {
      const started = performance.now();
      await server.deploy(next);
      const wholeMs = performance.now() - started;
      for (const [at, part] of seededParts(4).entries()) {
        const release = at % 2 ? next : old;
        const { child, ended } = server.startDeploy(release, [server.target], { detached: true });
        const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), part * wholeMs);
        await ended;
        clearTimeout(timer);
        await server.reload();
        const wrong = await Promise.all([old, next].map(server.wrongAnswers));
        expect(wrong, `killed after ${part} of the time`).toContainEqual([]);
        // The killed process may take a moment to release the lock.
        spawnSync('flock', [join(server.home, 'deploy.lock'), 'true']);
      }
      expect(await server.deploy(next)).toMatchObject({ code: 0 });
      await server.reload();
      expect(await server.wrongAnswers(next)).toEqual([]);
    });

    test('a configuration that nginx refuses changes neither the live release nor the one to roll back to', async () => {
      const links = ['site.conf', 'previous.conf'].map((name) => join(server.home, name));
      const before = links.map((link) => readlinkSync(link));
      const broken = await server.makeRelease('broken');
      const file = join(broken, '.build/hosting-of-dist/nginx/site.conf');
      writeFileSync(file, `${readFileSync(file, 'utf8')}nonsense;`);
      const { code, output } = await server.deploy(broken);
      expect(code).toBe(1);
      expect(output).toContain('unknown directive "nonsense"');
      expect(output).toContain('Nothing has changed.');
      expect(links.map((link) => readlinkSync(link))).toEqual(before);
      await server.reload();
      expect(await server.wrongAnswers(next)).toEqual([]);
    });

    test('a missing folder says what to check', async () => {
      const nowhere = join(server.top, 'nowhere');
      const lost = await server.makeRelease('lost', nowhere);
      expect(await server.deploy(lost, [`any.test:${nowhere}`, '--port', '2222'])).toEqual({
        code: 1,
        output: `There is no folder ${nowhere} on this server. Check SITE_ORIGIN in .env and build again, or add --prepare to set up the server for this build.\n`,
      });
    });

    test('the deployment fails if nginx does not read the folder', async () => {
      const restore = server.replaceProgram('nginx', 'exec true');
      const { code, output } = await server.deploy(old);
      restore();
      expect(code).toBe(1);
      expect(output).toContain(
        `nginx does not read ${server.home}/site.conf: add --prepare, or link it into /etc/nginx/sites-enabled. Nothing has changed.`,
      );
    });

    test('old releases are removed, except the current and the previous one and the scripts of open tabs', async () => {
      for (const label of ['third', 'fourth', 'fifth', 'sixth']) {
        expect(await server.deploy(await server.makeRelease(label))).toMatchObject({ code: 0 });
      }
      for (const folder of ['releases', 'configurations']) {
        expect(readdirSync(join(server.home, folder))).toHaveLength(5);
      }
      // As if the release in use were the oldest of all.
      utimesSync(join(server.home, 'site.conf'), new Date(0), new Date(0));
      expect(await server.deploy(await server.makeRelease('seventh'))).toMatchObject({ code: 0 });
      await server.deploy(server.top, [server.target, '--rollback']);
      await server.reload();
      expect(await server.wrongAnswers(join(server.top, 'sixth'))).toEqual([]);
      expect(await ask(server.port, '/_astro/old-late.js')).toMatchObject({ status: 200 });
      expect(await ask(server.port, '/_astro/seventh.js')).toMatchObject({ status: 200 });
    });
  },
  60_000,
);

describe.skipIf(!canDeploy)('npm run deploy -- --prepare', () => {
  test('a first transfer that fails leaves nginx able to start, and the next one sets up the site', async () => {
    const server = await startTestServer({ isLinked: false });
    onTestFinished(() => server.stop());
    server.replaceProgram('id', 'echo 0');
    server.replaceProgram('dpkg-query', 'echo install ok installed');
    const release = await server.makeRelease('first');
    const prepare = [server.target, '--prepare', '--no-https'];
    const restore = server.replaceProgram('rsync', 'exit 12');
    expect(await server.deploy(release, prepare)).toMatchObject({ code: 1 });
    expect(server.canStart()).toBe(true);
    restore();
    expect(await server.deploy(release, prepare)).toMatchObject({ code: 0 });
    await server.reload();
    expect(await server.wrongAnswers(release)).toEqual([]);

    // Another site on the same server: that of a build with another SITE_ORIGIN.
    const other = await server.makeRelease('other', join(server.top, 'other'));
    expect(
      await server.deploy(other, [`any.test:${join(server.top, 'other')}`, ...prepare.slice(1)]),
    ).toEqual({
      code: 1,
      output: expect.stringContaining(`This server already serves the site in ${server.home}`),
    });
    await server.reload();
    expect(await server.wrongAnswers(release)).toEqual([]);
  }, 60_000);
});
