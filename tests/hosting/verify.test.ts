import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { runChecks, type CheckResult } from '../../packages/hosting/verify/check.ts';
import { contactCheck } from '../../packages/hosting/verify/contact-check.ts';
import { liveSite } from '../../packages/hosting/verify/live-site.ts';
import { pageChecks } from '../../packages/hosting/verify/page-checks.ts';
import { serverChecks } from '../../packages/hosting/verify/server-checks.ts';
import { routes } from '../../src/config/routes.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { startScript } from '../../scripts/test-project.ts';
import { startAlteredSite, type Alter } from './altered-site.ts';

const checks = () => [...pageChecks(), ...serverChecks, contactCheck(true)];
const named = (results: CheckResult[], result: CheckResult['result']) =>
  results.filter((each) => each.result === result).map(({ check }) => check);

const run = (...args: string[]) =>
  startScript(
    process.cwd(),
    resolve('packages/hosting/verify/verify.ts'),
    { SITE_ORIGIN: siteOrigin },
    args,
  ).ended;

/** The results for the local server with altered answers. */
async function verifyAltered(alter: Alter): Promise<CheckResult[]> {
  const { origin, stop } = await startAlteredSite(alter);
  const results = await runChecks(liveSite(origin, { canonicalOrigin: siteOrigin }), checks());
  stop();
  return results;
}

test.describe('npm run verify', () => {
  test('passes for the local server, and prints a line for each check', async () => {
    const { code, stdout, stderr } = await run(siteOrigin);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { name } of checks())
      expect(stdout).toMatch(new RegExp(`^(ok|skipped) +${name} `, 'm'));
    expect(stdout).toContain('All checks passed.');
  });

  test('fails for a site that was built for another address', async () => {
    const { code, stdout, stderr } = await run(siteOrigin.replace('localhost', '127.0.0.1'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`SITE_ORIGIN is ${siteOrigin}, not http://127.0.0.1:4273: set it`);
  });

  test('says in one line that nothing answers', async () => {
    expect(await run('http://localhost:1', '--canonical', siteOrigin)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^http:\/\/localhost:1\/ does not answer: .+\n$/),
    });
  });

  for (const args of [
    [],
    ['www.example.com'],
    ['https://a.test/path'],
    ['https://a.test', '--x'],
  ]) {
    test(`explains its use for the arguments "${args.join(' ')}"`, async () => {
      const { code, stderr } = await run(...args);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^Usage: npm run verify -- https:\/\/www\.example\.com\n/);
    });
  }

  const faults: [string, string[], Alter][] = [
    [
      'a page that fails',
      ['Files'],
      (answer, path, method) => path === routes.about && method === 'GET' && (answer.status = 500),
    ],
    [
      'a script that a CDN adds to pages',
      ['Files'],
      (answer) => (answer.body = answer.body.replace('</body>', '<script>1</script></body>')),
    ],
    [
      'a header that is missing',
      ['Headers'],
      ({ headers }, path) => path === routes.about && headers.delete('referrer-policy'),
    ],
    [
      'a policy of another build',
      ['Headers'],
      ({ headers }, path) =>
        path === routes.about && headers.set('content-security-policy', "default-src 'self'"),
    ],
    [
      'hashed files that were not sent',
      ['Files'],
      (answer, path) => path.startsWith('/_astro/') && (answer.status = 404),
    ],
    [
      'scripts that are sent as text, which browsers do not run',
      ['Files'],
      ({ headers }, path) => path.endsWith('.js') && headers.set('content-type', 'text/plain'),
    ],
    [
      'a social picture that is missing',
      ['Files'],
      (answer, path) => path === '/social/home.png' && (answer.status = 404),
    ],
    [
      'an unknown address that answers 200',
      ['Unknown addresses', 'Private files'],
      (answer) => answer.status === 404 && (answer.status = 200),
    ],
    [
      'redirects that lose the query',
      ['Redirects'],
      ({ headers }) => headers.has('location') && headers.set('location', routes.about),
    ],
    ['no compression', ['Compression'], ({ headers }) => headers.delete('content-encoding')],
    [
      'a .env that can be read',
      ['Private files'],
      (answer, path) => path === '/.env' && (answer.status = 200),
    ],
  ];
  for (const [fault, failing, alter] of faults) {
    test(`finds ${fault}`, async () => {
      expect(named(await verifyAltered(alter), 'failed')).toEqual(failing);
    });
  }

  /** The result for a contact endpoint on another host than the site, which gives this answer. */
  async function verifyEndpoint(alter: Alter) {
    const { origin, stop } = await startAlteredSite(alter);
    const site = liveSite(siteOrigin);
    const [result] = await runChecks(site, [contactCheck(true, `${origin}/messages`)]);
    stop();
    return result;
  }

  test('sends a test message to the contact endpoint', async () => {
    const result = await verifyEndpoint((answer) => {
      answer.status = 200;
      answer.headers.set('access-control-allow-origin', siteOrigin);
    });
    expect(result).toMatchObject({
      result: 'ok',
      detail: expect.stringContaining('look for it in your mailbox'),
    });
  });

  test('finds a contact endpoint that refuses messages', async () => {
    expect(await verifyEndpoint((answer) => (answer.status = 405))).toMatchObject({
      result: 'failed',
      detail: expect.stringContaining('answers 405, not 200'),
    });
  });

  test('finds a contact endpoint whose answer pages of the site cannot read', async () => {
    expect(await verifyEndpoint((answer) => (answer.status = 200))).toMatchObject({
      result: 'failed',
      detail: expect.stringContaining('it must send Access-Control-Allow-Origin'),
    });
  });
});
