import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startScript } from '../../tests/project.ts';
import { startMailServer } from './mail-server.fixture.ts';
import { postForm, testEnvironment, typed } from './service.fixture.ts';

/** Starts a Postfix with an empty queue, and the mail server that it relays to. `start` starts the contact service. */
async function setUp(settings: Record<string, string> = {}) {
  const mail = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), 'postfix-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'queue'));
  const lines = Object.entries({
    compatibility_level: '3.6',
    queue_directory: join(folder, 'queue'),
    // This folder has to belong to Postfix's user.
    data_directory: '/var/lib/postfix',
    maillog_file: join(folder, 'log'),
    maillog_file_prefixes: folder,
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    smtp_dns_support_level: 'disabled',
    relayhost: `[127.0.0.1]:${new URL(mail.url).port}`,
    ...settings,
  }).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(join(folder, 'main.cf'), lines.join(''));
  // Debian's services, on another port and without chroot.
  const smtpPort = await getPort();
  const services = readFileSync('/etc/postfix/master.cf', 'utf8')
    .replace(/^smtp +inet/m, `127.0.0.1:${smtpPort} inet`)
    .replaceAll(/^((?:[^\s#]+\s+){4})y/gm, '$1n');
  writeFileSync(join(folder, 'master.cf'), services);
  const postfix = (command: string) => spawnSync('postfix', ['-c', folder, command]);
  expect(postfix('start').status).toBe(0);
  onTestFinished(async () => {
    postfix('stop');
    rmSync(folder, { recursive: true });
    await mail.close();
  });

  const port = await getPort();
  const environment = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, CONTACT_PORT: `${port}` };
  const start = async () => {
    const script = 'packages/contact-service/contact.ts';
    const service = startScript('.', script, { ...testEnvironment, ...environment });
    await service.waitForOutput('"started"');
    return service;
  };
  const post = (message: string) => postForm(`http://127.0.0.1:${port}`, { ...typed, message });
  return { mail, start, post };
}

// Postfix only starts as root.
const hasPostfix = process.getuid?.() === 0 && spawnSync('postconf', ['mail_version']).status === 0;

describe.skipIf(!hasPostfix)('with Postfix', () => {
  test('every confirmed message arrives, even if the service is killed while others are being sent', async () => {
    const { mail, start, post } = await setUp();
    const confirmed: string[] = [];
    for (const round of [1, 2, 3]) {
      const service = await start();
      const answers = [1, 2, 3, 4, 5, 6, 7, 8].map(async (number) => {
        const message = `Message ${round}.${number}.`;
        if ((await post(message)).ok) confirmed.push(message);
      });
      // One message is confirmed; others are still being sent.
      await Promise.any(answers);
      service.child.kill('SIGKILL');
      await Promise.allSettled([...answers, service.ended]);
    }
    const arrived = () => mail.received.map(({ text }) => /Message [\d.]+/.exec(text ?? '')?.[0]);
    expect(confirmed.length).toBeGreaterThanOrEqual(3);
    await vi.waitUntil(() => new Set(confirmed).isSubsetOf(new Set(arrived())), 15_000);
  });

  test('a message that Postfix refuses because the disk is full is not confirmed', async () => {
    const { start, post } = await setUp({ queue_minfree: '900000000000000' });
    const service = await start();
    const answer = await post('One villa');
    expect([answer.status, await answer.json()]).toEqual([503, { sent: false, reason: 'broken' }]);
    service.child.kill();
  });
});
