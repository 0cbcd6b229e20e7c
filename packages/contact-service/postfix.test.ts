import { once } from 'node:events';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { startScript } from '../../scripts/test-project.ts';
import { startMailServer } from './mail-server.fixture.ts';
import { createPostfix, hasPostfix } from './postfix.fixture.ts';
import { mailSender } from './send-mail.ts';
import { postForm, startService, testEnvironment, typed } from './service.fixture.ts';

/** A Postfix that passes mails on to a server which keeps them. */
async function setUp(more?: Record<string, string>) {
  const mail = await startMailServer();
  const postfix = await createPostfix(mail.port, more);
  postfix.start();
  onTestFinished(async () => {
    postfix.stop();
    postfix.remove();
    await mail.close();
  });
  return { mail, postfix };
}

test.skipIf(!hasPostfix)(
  'while no mail gets through, messages are taken, and all arrive later',
  async () => {
    const { mail, postfix } = await setUp();
    await mail.close();
    const { post } = await startService({ SMTP_URL: postfix.url }, mailSender);
    const numbers = ['1', '2', '3', '4', '5', '6', '7', '8'];
    for (const message of numbers) expect((await post({ ...typed, message })).status).toBe(200);
    const again = await startMailServer(mail.port);
    await again.waitFor(numbers.length);
    await again.close();
  },
);

test.skipIf(!hasPostfix)(
  'with a full disk below its queue, a message is not called sent',
  async () => {
    const { postfix } = await setUp({ queue_minfree: '900000000000000' });
    const { post, logged } = await startService({ SMTP_URL: postfix.url }, mailSender);
    expect((await post(typed)).status).toBe(503);
    expect(logged.join('')).toContain('"responseCode":452');
  },
);

test.skipIf(!hasPostfix)(
  'while the service is killed ten times and Postfix restarts twice, what was confirmed arrives',
  { timeout: 120_000 },
  async () => {
    const { mail, postfix } = await setUp();
    const port = await getPort();
    const environment = { ...testEnvironment, SMTP_URL: postfix.url, CONTACT_PORT: `${port}` };
    const start = async () => {
      const started = startScript('.', 'packages/contact-service/contact.ts', environment);
      await started.waitForOutput('"started"');
      return started;
    };
    let service = await start();
    const count = 200;
    const confirmed: string[] = [];
    const failed: string[] = [];
    let sent = 0;
    let restarting: Promise<void> = Promise.resolve();
    const restart = async (number: number) => {
      service.child.kill('SIGKILL');
      await once(service.child, 'exit');
      if (number % 80 === 40) {
        postfix.stop();
        postfix.start();
      }
      service = await start();
    };
    /** A visitor who sends messages, each until it is confirmed. */
    async function visit(): Promise<void> {
      while (sent < count) {
        const number = (sent += 1);
        // Not awaited: this message and those of other visitors are on their way during the kill.
        if (number % 20 === 0) restarting = restarting.then(() => restart(number));
        const body = { ...typed, message: `Message ${number}.`, message_id: `${number}` };
        for (;;) {
          const answer = await postForm(`http://127.0.0.1:${port}`, body).catch(() => undefined);
          if (answer?.status === 200) break;
          failed.push((await answer?.text()) ?? 'no answer');
          await restarting;
        }
        confirmed.push(`Message ${number}.`);
      }
    }
    await Promise.all(Array.from({ length: 8 }, visit));
    await restarting;
    const texts = () => mail.received.map(({ text = '' }) => /Message \d+\./.exec(text)?.[0]);
    while (!confirmed.every((text) => texts().includes(text))) {
      await mail.waitFor(mail.received.length + 1);
    }
    expect(confirmed).toHaveLength(count);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter((answer) => answer.includes('"sent":true'))).toEqual([]);
    // A message that was sent again arrives with the same Message-ID.
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(count);
    // Stopped in order, it ends without an error.
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
  },
);
