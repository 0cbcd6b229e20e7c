import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestServer } from './deploy.fixture.ts';
import { findProgram, hasNginx } from '../../../scripts/programs.ts';

// npm test does not install an ssh server; these tests run only where there is one.
const sshd = ['/usr/sbin/sshd', '/usr/local/sbin/sshd'].find((path) => existsSync(path));
const canDeploy = sshd && hasNginx() && findProgram(['rsync']) && findProgram(['ssh']);

type Server = Awaited<ReturnType<typeof startTestServer>>;

/** Starts an ssh server as the current user; `ssh` and `rsync` reach it as any.test. */
async function startSshServer(server: Server): Promise<number> {
  const port = await getPort();
  const at = (name: string) => join(server.top, name);
  for (const key of ['host-key', 'key']) {
    spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(key)]);
  }
  writeFileSync(
    at('sshd_config'),
    `ListenAddress 127.0.0.1:${port}
    HostKey ${at('host-key')}
    PidFile none
    AuthorizedKeysFile ${at('key.pub')}
    StrictModes no
    PermitRootLogin yes
    SetEnv PATH=${at('bin')}:${process.env['PATH']}`,
  );
  writeFileSync(
    at('ssh_config'),
    `Host any.test
    HostName 127.0.0.1
    User ${userInfo().username}
    IdentityFile ${at('key')}
    IdentitiesOnly yes
    StrictHostKeyChecking no
    LogLevel ERROR
    UserKnownHostsFile /dev/null`,
  );
  // sshd needs this folder to run as root; Debian creates it when the service starts.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const child = spawn(sshd ?? '', ['-D', '-e', '-f', at('sshd_config')], { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  await vi.waitFor(() => once(connect(port, '127.0.0.1').unref(), 'connect'), { timeout: 10_000 });
  server.replaceProgram('ssh', `exec $real -F ${at('ssh_config')} "$@"`);
  return port;
}

describe.skipIf(!canDeploy)(
  'npm run deploy over ssh',
  () => {
    let server: Server;

    beforeAll(async () => {
      server = await startTestServer();
    });
    afterAll(() => server.stop());

    test('sends a release, switches to it and rolls back', async () => {
      const port = `${await startSshServer(server)}`;
      const releases = [await server.makeRelease('first'), await server.makeRelease('second')];
      const target = `any.test:${server.home}`;
      for (const release of releases) {
        expect(await server.deploy(release, [target, '--port', port])).toMatchObject({
          code: 0,
          output: expect.stringMatching(/^Sending release .*\nRelease [0-9a-f]{12} is live\..*\n$/),
        });
        await server.reload();
        expect(await server.wrongAnswers(release)).toEqual([]);
      }
      expect(await server.deploy(server.top, [target, '--port', port, '--rollback'])).toMatchObject(
        { code: 0 },
      );
      await server.reload();
      expect(await server.wrongAnswers(join(server.top, 'first'))).toEqual([]);
    });
  },
  60_000,
);
