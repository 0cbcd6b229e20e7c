import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startScript } from '../../../scripts/test-project.ts';

const release = {
  name: '0123456789ab',
  home: '/srv/www/www.nusa.test',
  origin: 'https://www.nusa.test',
  commit: null,
};
const target = `root@server.invalid:${release.home}`;

/** The error message of `npm run deploy` with this build. */
async function refusal(build: object | null, ...args: string[]): Promise<string> {
  mkdirSync('.build', { recursive: true });
  const folder = resolve(mkdtempSync('.build/refused-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (build) {
    const file = join(folder, '.build/hosting-of-dist/nginx/release.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(build));
  }
  const script = resolve('packages/hosting/deploy/deploy.ts');
  const { code, stderr } = await startScript(folder, script, {}, args).ended;
  expect(code).toBe(1);
  return stderr;
}

test('npm run deploy refuses a folder that the configuration does not name', async () => {
  expect(await refusal(release, 'root@server.invalid:/srv/www/www.other.test/')).toBe(
    'This build is for https://www.nusa.test, whose folder on the server is /srv/www/www.nusa.test, not /srv/www/www.other.test.\n',
  );
});

test('npm run deploy refuses sample content unless it is told to deploy it', async () => {
  const message =
    'This build has sample content or placeholder settings (7): replace what "npm run release:check" lists and build again, or add --allow-samples.\n';
  expect(await refusal({ ...release, samples: 7 }, target)).toBe(message);
  expect(await refusal({ ...release, samples: 7 }, target, '--allow-samples')).not.toBe(message);
});

test('npm run deploy without a build says to run npm run build', async () => {
  expect(await refusal(null, target)).toContain('run "npm run build" first.\n');
  expect(await refusal(null, 'root@server.invalid', '--rollback')).toContain(
    'run "npm run build" first, or add the folder, as in root@server.invalid:/srv/www/www.example.com.\n',
  );
});

test.each([[], ['server'], ['--', '-oProxyCommand=x:/srv'], [target, '--port', 'ssh']])(
  'npm run deploy explains its use for %s',
  async (...args) => {
    expect(await refusal(release, ...args.flat())).toMatch(
      /^Usage: npm run deploy -- root@server:\/srv\/www/,
    );
  },
);
