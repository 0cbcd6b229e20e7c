import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import { wranglerConfig } from '../../hosting/targets/cloudflare.ts';
import { contactPages, contactServicePath } from '../../src/config/contact-paths.ts';
import { hasWrangler, waitUntilUp, wrangler, wranglerEnvironment } from './start-targets.ts';

const siteOrigin = 'https://www.nusa.test';
const typed = { name: 'Ayu', email: 'ayu@guest.test', subject: 'Sales', message: 'One villa 🏝️' };

/** A mail API that keeps what it gets. It answers as told, or not at all. */
async function startMailApi() {
  const mails: { body: unknown; key: string | undefined }[] = [];
  const arrived: (() => void)[] = [];
  const answers = { send: (response: ServerResponse): void => void response.end('{}') };
  const server = createServer(async (request, response) => {
    const body = await json(request);
    mails.push({ body, key: request.headers['idempotency-key']?.toString() });
    answers.send(response);
    arrived.shift()?.();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    mails,
    answers,
    url: `http://127.0.0.1:${port}`,
    /** Resolves when the next mail has arrived. */
    next: () => new Promise<void>((done) => arrived.push(done)),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Writes a small site and the Worker's configuration. Returns the folder. */
function writeWorker(mailApiUrl: string): string {
  const folder = resolve('.build/contact-worker');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'cloudflare/contact'), { recursive: true });
  mkdirSync(join(folder, 'cloudflare/id/contact'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('cloudflare/index.html', '<h1>Home</h1>');
  write('cloudflare/404.html', '<h1>Not found</h1>');
  write(
    `cloudflare${contactPages.notSent}.html`,
    '<p data-refusal="incomplete" hidden="">Fill in</p>',
  );
  write(
    `cloudflare/id${contactPages.notSent}.html`,
    '<p data-refusal="incomplete" hidden="">Isi</p>',
  );
  const noindex = (path: string) => `${path}\n  X-Robots-Tag: noindex\n`;
  write(
    'cloudflare/_headers',
    noindex(contactPages.notSent) + noindex(`/id${contactPages.notSent}`),
  );
  const main = relative(folder, 'hosting/contact/cloud/worker.ts');
  const config = JSON.parse(wranglerConfig('nusa', { main, siteOrigin, languages: ['en', 'id'] }));
  const mail = { MAIL_FROM: 'site@nusa.test', MAIL_TO: 'a@nusa.test, b@nusa.test' };
  Object.assign(config.vars, { ...mail, MAIL_API_URL: mailApiUrl, MAIL_API_KEY: 'secret' });
  write('wrangler.json', JSON.stringify(config));
  return folder;
}

/** Starts Cloudflare's runtime with the Worker. */
async function startWorker(folder: string) {
  const port = await getPort();
  const flags = ['--port', `${port}`, '--ip', '127.0.0.1', '--inspector-port', '0'];
  const child = spawn(
    process.execPath,
    [wrangler, 'dev', '--config', join(folder, 'wrangler.json'), ...flags],
    { stdio: 'ignore', env: wranglerEnvironment(), detached: true },
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilUp({ origin, process: child });
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(origin + contactServicePath, {
      method: 'POST',
      headers: { Accept: 'application/json', Origin: siteOrigin, ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  return {
    post,
    get: (path: string) => fetch(origin + path),
    /** Runs what the timer runs. */
    runTimer: () => fetch(`${origin}/cdn-cgi/handler/scheduled`),
    /** Ends the runtime at once, with all its processes. */
    kill: async () => {
      const ended = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}

test.describe("the contact service in Cloudflare's runtime", () => {
  test.describe.configure({ mode: 'default' });
  let api: Awaited<ReturnType<typeof startMailApi>>;
  let worker: Awaited<ReturnType<typeof startWorker>>;
  let folder: string;

  test.beforeAll(async () => {
    test.skip(!hasWrangler(), 'wrangler is not installed');
    test.setTimeout(120_000);
    api = await startMailApi();
    folder = writeWorker(api.url);
    worker = await startWorker(folder);
  });
  test.afterAll(async () => {
    await worker?.kill();
    api?.stop();
  });

  test('confirms a message and delivers it, with an answer to the visitor', async () => {
    const arrived = api.next();
    const response = await worker.post(typed);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sent: true });
    await arrived;
    expect(api.mails).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: expect.objectContaining({
          from: 'site@nusa.test',
          to: ['a@nusa.test', 'b@nusa.test'],
          reply_to: typed.email,
          text: expect.stringContaining(typed.message),
        }),
      },
    ]);
  });

  test('answers a form without JavaScript with the pages of the site, in its language', async () => {
    const page = { Accept: 'text/html' };
    const refused = await worker.post({ ...typed, message: '', language: 'id' }, page);
    expect(refused.status).toBe(422);
    expect(refused.headers.get('x-robots-tag')).toBe('noindex');
    expect(await refused.text()).toContain('<p data-refusal="incomplete">Isi');
    const arrived = api.next();
    const sent = await worker.post(typed, page);
    expect({ status: sent.status, to: sent.headers.get('location') }).toEqual({
      status: 303,
      to: contactPages.sent,
    });
    await arrived;
  });

  test('refuses other sites, and serves the files of the site', async () => {
    expect((await worker.post(typed, { Origin: 'https://evil.test' })).status).toBe(403);
    expect((await worker.get('/')).status).toBe(200);
    expect((await worker.get('/nowhere')).status).toBe(404);
  });

  test('delivers a message that was accepted before the runtime was killed', async () => {
    api.answers.send = () => {};
    const arrived = api.next();
    expect((await worker.post({ ...typed, message: 'Before the kill' })).status).toBe(200);
    await arrived;
    await worker.kill();

    api.answers.send = (response) => void response.end('{}');
    api.mails.length = 0;
    worker = await startWorker(folder);
    await worker.runTimer();
    expect(api.mails).toMatchObject([
      { body: { text: expect.stringContaining('Before the kill') } },
    ]);
    await worker.runTimer();
    expect(api.mails, 'delivered once').toHaveLength(1);
  });

  test('keeps a message that the mail API refuses', async () => {
    api.mails.length = 0;
    api.answers.send = (response) => void response.writeHead(500).end();
    const arrived = api.next();
    expect((await worker.post({ ...typed, message: 'Refused' })).status).toBe(200);
    await arrived;
    // It is due in a minute.
    await worker.runTimer();
    expect(api.mails).toHaveLength(1);
  });

  test('limits how many messages a client sends', async () => {
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push((await worker.post(typed)).status);
    expect(answers).toContain(429);
  });
});
