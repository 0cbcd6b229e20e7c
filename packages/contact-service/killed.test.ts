import { once } from 'node:events';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { startScript } from '../../scripts/test-project.ts';
import { typed } from './receive.fixture.ts';
import { startMailServer } from './mail-server.fixture.ts';
import { postForm, testEnvironment } from './service.fixture.ts';

const count = Number(process.env['CONTACT_MESSAGES'] ?? 40);
/** Another one kills the service at other moments. */
const seed = Number(process.env['CONTACT_SEED'] ?? 20_261_123);

const script = 'packages/contact-service/contact.ts';

async function start(environment: Record<string, string>) {
  const service = startScript('.', script, environment, ['serve']);
  await service.waitForOutput('"started"');
  return service;
}

/** Random moments at which the process is killed, in messages that were sent before. */
function killMoments(): number[] {
  let random = seed;
  const moments: number[] = [];
  for (let moment = 0; moment < count; moment += 5 + (random % 36)) {
    // A linear congruential generator: the same seed gives the same moments.
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    if (moment > 0) moments.push(moment);
  }
  return moments;
}

test(
  `no accepted message is lost when the process is killed (${count} messages, seed ${seed})`,
  { timeout: count * 1_000 },
  async () => {
    const mail = await startMailServer();
    const port = await getPort();
    const environment = { ...testEnvironment(mail.url), CONTACT_PORT: `${port}` };
    const kills = new Set(killMoments());
    expect(kills.size).toBeGreaterThan(0);
    let service = await start(environment);
    let restarting: Promise<void> = Promise.resolve();
    let isHeld = false;
    const restart = async () => {
      const { ended } = service;
      service.child.kill('SIGKILL');
      await ended;
      // After every other kill, the mail server does not reply, so that accepted messages wait.
      mail.delay = isHeld ? Promise.resolve() : new Promise(() => {});
      isHeld = !isHeld;
      service = await start(environment);
    };

    const accepted: number[] = [];
    let sent = 0;
    /** A visitor who sends messages one after another, each until it is accepted. */
    async function visit(): Promise<void> {
      while (sent < count) {
        const number = (sent += 1);
        // Not awaited: this message and those of other visitors are in progress during the kill.
        if (kills.has(number)) restarting = restarting.then(restart);
        const body = { ...typed, message: `Message ${number}.`, message_id: `${number}` };
        while (
          (await postForm(`http://127.0.0.1:${port}`, body).catch(() => null))?.status !== 200
        ) {
          await restarting;
        }
        accepted.push(number);
      }
    }
    await Promise.all(Array.from({ length: 8 }, visit));
    await restarting;
    isHeld = true;
    await restart();

    const arrived = () =>
      mail.received.map(({ text = '' }) => Number(/Message (\d+)\./.exec(text)?.[1]));
    while (!accepted.every((number) => arrived().includes(number))) {
      await mail.waitFor(mail.received.length + 1);
    }
    expect(accepted).toHaveLength(count);
    expect(mail.received.length).toBeGreaterThanOrEqual(count);
    const figures = `${count} messages, ${kills.size + 1} kills, ${mail.received.length} mails`;
    if (count > 100) process.stdout.write(`${figures}\n`);
    const { stdout } = service.child;
    service.child.kill('SIGTERM');
    await once(stdout, 'end');
    expect((await service.ended).code).toBe(0);
    await mail.close();
  },
);
