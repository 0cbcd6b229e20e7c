import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, startTestServer } from './deploy.fixture.ts';
import { findProgram, hasNginx } from '../../tools/system-packages.mjs';

type Server = Awaited<ReturnType<typeof startTestServer>>;

const canDeploy = hasNginx() && findProgram(['rsync']) && findProgram(['flock']);

/** Sends a random part of the files, in no order, and then fails as a lost line does. */
const interruptedRsync = (seed: number) => `
for to; do :; done
for from; do
  case $from in -*) continue ;; esac
  [ "$from" = "$to" ] && continue
  [ -d "$from" ] || exec $real "$@"
  list=$(cd "$from" && find . -type f | sort | awk 'BEGIN { srand(${seed}) } rand() < ${(seed % 8) / 8}')
  name=$(basename "$from")
  mkdir -p "$to/$name"
  echo "$list" | sed '/^$/d' | $real -rt --files-from=- "$from" "$to/$name"
done
exit 12`;

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

    test('has nothing to go back to before the second release', async () => {
      expect(await server.deploy(old)).toEqual({
        code: 0,
        said: expect.stringContaining('is live'),
      });
      await server.reload();
      expect(await server.wrongAnswers(old)).toEqual([]);
      expect(await server.deploy(old, [server.home, '--rollback'])).toEqual({
        code: 1,
        said: `There is no earlier release in ${server.home} to go back to.\n`,
      });
    });

    test.each([0, 1, 3, 5, 7])(
      'whichever files a broken transfer has sent (%i), the site stays whole through a reload of nginx',
      async (seed) => {
        const restore = server.replaceProgram('rsync', interruptedRsync(seed));
        const { code, said } = await server.deploy(next);
        restore();
        expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('rsync failed') });
        await server.reload();
        expect(await server.wrongAnswers(old)).toEqual([]);
      },
    );

    test('the same command again goes on after a broken transfer, and open tabs keep their scripts', async () => {
      expect(await server.deploy(next)).toMatchObject({ code: 0 });
      await server.reload();
      expect(await server.wrongAnswers(next)).toEqual([]);
      expect(await ask(server.port, '/_astro/old-late.js')).toMatchObject({ status: 200 });
    });

    test('one command goes back, without the earlier build, and the same goes forth again', async () => {
      for (const release of [old, next]) {
        expect(await server.deploy(server.top, [server.home, '--rollback'])).toMatchObject({
          code: 0,
          said: expect.stringMatching(/^Release [0-9a-f]{12} is live\./),
        });
        await server.reload();
        expect(await server.wrongAnswers(release)).toEqual([]);
      }
    });

    test('a second deployment at the same time is refused, and the first ends well', async () => {
      const fifo = join(server.top, 'go-on');
      spawnSync('mkfifo', [fifo]);
      const restore = server.replaceProgram('rsync', `read -r line <${fifo}; exec $real "$@"`);
      const first = server.startDeploy(old);
      // Writes once the first reads, which then has the lock.
      const goOn = () => spawnSync('sh', ['-c', `echo >${fifo}`]);
      goOn();
      expect(await server.deploy(next)).toEqual({
        code: 1,
        said: `Another deployment to ${server.home} is running; try again when it has ended.\n`,
      });
      goOn();
      expect(await first.ended).toMatchObject({ code: 0 });
      restore();
      await server.reload();
      expect(await server.wrongAnswers(old)).toEqual([]);
    });

    test('a transfer that takes too long ends with the reason, and changes nothing', async () => {
      const restoreTimeout = server.replaceProgram('timeout', 'shift; exec $real 0.1 "$@"');
      // Sends once the server has given up and released the lock.
      const waiting = `flock ${join(server.home, 'deploy.lock')} true; exec $real "$@"`;
      const restoreRsync = server.replaceProgram('rsync', waiting);
      const { code, said } = await server.deploy(next);
      restoreTimeout();
      restoreRsync();
      expect({ code, said }).toEqual({
        code: 1,
        said: expect.stringContaining('longer than 30 minutes'),
      });
      await server.reload();
      expect(await server.wrongAnswers(old)).toEqual([]);
    });

    test('killed at any moment, it leaves one whole release or the other', async () => {
      const started = performance.now();
      await server.deploy(next);
      const wholeMs = performance.now() - started;
      for (const [at, part] of seededParts(4).entries()) {
        const release = at % 2 ? next : old;
        const { child, ended } = server.startDeploy(release, [server.home], { detached: true });
        const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), part * wholeMs);
        await ended;
        clearTimeout(timer);
        await server.reload();
        const wrong = await Promise.all([old, next].map(server.wrongAnswers));
        expect(wrong, `killed after ${part} of the time`).toContainEqual([]);
        // What was killed may need a moment to let go of the lock.
        spawnSync('flock', [join(server.home, 'deploy.lock'), 'true']);
      }
      expect(await server.deploy(next)).toMatchObject({ code: 0 });
      await server.reload();
      expect(await server.wrongAnswers(next)).toEqual([]);
    });

    test('a configuration that nginx refuses changes nothing, not what a rollback leads to either', async () => {
      const links = ['site.conf', 'previous.conf'].map((name) => join(server.home, name));
      const before = links.map((link) => readlinkSync(link));
      const broken = await server.makeRelease('broken');
      const file = join(broken, '.build/hosting-of-dist/nginx/site.conf');
      writeFileSync(file, `${readFileSync(file, 'utf8')}nonsense;`);
      const { code, said } = await server.deploy(broken);
      expect(code).toBe(1);
      expect(said).toContain('unknown directive "nonsense"');
      expect(said).toContain('Nothing has changed.');
      expect(links.map((link) => readlinkSync(link))).toEqual(before);
      await server.reload();
      expect(await server.wrongAnswers(next)).toEqual([]);
    });

    test('an nginx that does not read the folder is no success', async () => {
      const restore = server.replaceProgram('nginx', 'exec true');
      const { code, said } = await server.deploy(old);
      restore();
      expect(code).toBe(1);
      expect(said).toContain(
        `nginx does not read ${server.home}/site.conf: link it into /etc/nginx/sites-enabled. Nothing has changed.`,
      );
    });

    test('old releases go, the one in use and the one before stay, and so do scripts of open tabs', async () => {
      for (const label of ['third', 'fourth', 'fifth', 'sixth']) {
        expect(await server.deploy(await server.makeRelease(label))).toMatchObject({ code: 0 });
      }
      for (const folder of ['releases', 'configurations']) {
        expect(readdirSync(join(server.home, folder))).toHaveLength(5);
      }
      // As if the release in use were the oldest of all.
      utimesSync(join(server.home, 'site.conf'), new Date(0), new Date(0));
      expect(await server.deploy(await server.makeRelease('seventh'))).toMatchObject({ code: 0 });
      await server.deploy(server.top, [server.home, '--rollback']);
      await server.reload();
      expect(await server.wrongAnswers(join(server.top, 'sixth'))).toEqual([]);
      expect(await ask(server.port, '/_astro/old-late.js')).toMatchObject({ status: 200 });
      expect(await ask(server.port, '/_astro/seventh.js')).toMatchObject({ status: 200 });
    });
  },
  60_000,
);
