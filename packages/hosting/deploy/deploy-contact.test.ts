import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestServer } from './deploy.fixture.ts';
import { findProgram, hasNginx } from '../../../scripts/programs.ts';

const canDeploy = hasNginx() && findProgram(['rsync']) && findProgram(['flock']);

describe.skipIf(!canDeploy)('npm run deploy', () => {
  test('the contact service is replaced and restarted after the switch, and kept by a rollback', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.stop());
    const calls = join(server.top, 'systemctl-calls');
    const program = join(server.home, 'contact/contact.mjs');
    // Writes down which release is live at each restart.
    const systemctl = (isEnabled: boolean, restart = '') => `
case $1 in
is-enabled) ${isEnabled} ;;
restart) echo "$2 $(readlink ${server.home}/site.conf) $(cat ${program})" >>${calls}; ${restart} ;;
esac`;
    const addService = (release: string, source: string) => {
      const folder = join(release, '.build/hosting-of-dist/contact');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'contact.mjs'), source);
    };
    const first = await server.makeRelease('contact-1');
    addService(first, '// 1');
    server.replaceProgram('systemctl', systemctl(false));
    expect(await server.deploy(first)).toMatchObject({
      code: 0,
      output: expect.stringContaining('not set up on this server yet: --prepare does that.'),
    });
    const second = await server.makeRelease('contact-2');
    addService(second, '// 2');
    server.replaceProgram('systemctl', systemctl(true));
    expect(await server.deploy(second)).toMatchObject({ code: 0 });
    const live = readlinkSync(join(server.home, 'site.conf'));
    expect(readFileSync(calls, 'utf8')).toBe(`contact ${live} // 2\n`);

    addService(first, '// never sent');
    const restore = server.replaceProgram('nginx', 'exit 1');
    expect(await server.deploy(first)).toMatchObject({ code: 1 });
    restore();
    expect(await server.deploy(server.top, [server.target, '--rollback'])).toMatchObject({
      code: 0,
    });
    const without = await server.makeRelease('without');
    expect(await server.deploy(without)).toMatchObject({ code: 0 });
    expect(readFileSync(program, 'utf8')).toBe('// 2');

    const restoreSystemctl = server.replaceProgram('systemctl', systemctl(true, 'exit 1'));
    addService(second, '// 3');
    const { code, output } = await server.deploy(second);
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('but the contact service cannot be restarted'),
    });
    restoreSystemctl();
    expect(readFileSync(program, 'utf8')).toBe('// 3');
  }, 60_000);
});
