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
  const { code, stdout, stderr } = await startScript(
    folder,
    resolve('packages/hosting/deploy/deploy.ts'),
    {},
    args,
  ).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  return stderr;
}

test.each(['http://localhost:4173', 'http://127.0.0.1', 'http://[::1]:80', 'https://my.localhost'])(
  'npm run deploy refuses a build for %s',
  async (origin) => {
    expect(await refusal({ ...release, origin }, `root@server:${release.home}`)).toBe(
      `This build is for ${origin}, which only this machine can open: set SITE_ORIGIN and run "npm run build" again.\n`,
    );
  },
);

test('npm run deploy refuses a folder that the configuration does not name', async () => {
  expect(await refusal(release, 'root@server:/srv/www/www.other.test/')).toBe(
    'This build is for https://www.nusa.test, whose folder on the server is /srv/www/www.nusa.test, not /srv/www/www.other.test.\n',
  );
});

test('npm run deploy refuses sample content unless it is told to deploy it', async () => {
  const samples = { ...release, home: '/nowhere/at/all', samples: 7 };
  expect(await refusal(samples, '/nowhere/at/all')).toBe(
    'This build has sample content or placeholder settings (7): replace what "npm run release:check" lists and build again, or add --allow-samples.\n',
  );
  expect(await refusal(samples, '/nowhere/at/all', '--allow-samples')).toContain(
    'There is no folder /nowhere/at/all',
  );
});

test('npm run deploy to a server alone needs a build that names the folder', async () => {
  expect(await refusal(null, 'root@server', '--rollback')).toBe(
    'There is no build here that names the folder on the server: run "npm run build" first, or add the folder, as in root@server:/srv/www/www.example.com.\n',
  );
});

test('npm run deploy without a build says to run npm run build', async () => {
  expect(await refusal(null, `root@server:${release.home}`)).toBe(
    'There is no .build/hosting-of-dist/nginx/release.json: run "npm run build" first.\n',
  );
});

test('npm run deploy to a missing folder says what to check', async () => {
  expect(await refusal({ ...release, home: '/nowhere/at/all' }, '/nowhere/at/all')).toBe(
    'There is no folder /nowhere/at/all on this server. Check SITE_ORIGIN in .env and build again, or add --prepare to set up the server for this build.\n',
  );
});

test.each([
  [],
  ['server'],
  ['root@server', '--nonsense'],
  ['root@server', '--port', 'ssh'],
  ['server:relative/folder'],
  ['-oProxyCommand=x:/srv'],
  ['a:/b c'],
])('npm run deploy refuses the target %s', async (...args) => {
  const [target] = args.flat();
  const output = await refusal(release, ...(target?.startsWith('-') ? ['--', ...args] : args));
  expect(output).toMatch(/^Usage: npm run deploy -- root@server:\/srv\/www/);
});
