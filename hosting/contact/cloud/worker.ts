import { contactPages, contactServicePath } from '../../../src/config/contact-paths.ts';
import { localHref } from '../../../src/config/routes.ts';
import { receive } from '../core/receive.ts';
import { clientOf } from '../core/token-bucket.ts';
import { d1Store } from './d1-store.ts';
import { deliverDue } from './deliver.ts';
import { sendByMailApi } from './mail-api.ts';
import { ratePeriodSeconds } from './rate.ts';
import { readCloudSettings, type CloudSettings } from './settings.ts';
import type { WorkerContext, WorkerEnvironment } from './worker-platform.ts';

const log = (event: object) => {
  // oxlint-disable-next-line no-console -- the log of a Worker
  console.log(JSON.stringify(event));
};

async function deliver(environment: WorkerEnvironment, settings: CloudSettings): Promise<void> {
  await deliverDue({
    outbox: await d1Store(environment.MESSAGES),
    send: (message) => sendByMailApi(message, settings),
    retentionDays: settings.CONTACT_RETENTION_DAYS,
    log,
  });
}

/** Headers that describe the bytes of a response, and not the page. */
const ofTransfer = /^(content-(length|encoding|type)|transfer-encoding|etag|date|cf-.+)$/;

/** The page for messages that are refused in a language of the site, from its files. */
async function notSentPage({ ASSETS }: WorkerEnvironment, origin: string, language: string) {
  const path = localHref(contactPages.notSent, language);
  const response = await ASSETS.fetch(new Request(origin + path));
  const headers = [...response.headers].filter(([name]) => !ofTransfer.test(name));
  return { html: await response.text(), headers: Object.fromEntries(headers) };
}

/** The contact service as a Cloudflare Worker, which runs only for its path and by a timer. */
const worker = {
  async fetch(
    request: Request,
    environment: WorkerEnvironment,
    context: WorkerContext,
  ): Promise<Response> {
    if (new URL(request.url).pathname !== contactServicePath) {
      return environment.ASSETS.fetch(request);
    }
    try {
      const settings = readCloudSettings(environment);
      const store = await d1Store(environment.MESSAGES);
      const response = await receive(request, {
        siteOrigin: settings.SITE_ORIGIN,
        languages: settings.CONTACT_LANGUAGES,
        notSentPage: (language) => notSentPage(environment, new URL(request.url).origin, language),
        store,
        limiter: {
          async take(address) {
            const { success } = await environment.RATE_LIMIT.limit({ key: clientOf(address) });
            return success ? 0 : ratePeriodSeconds;
          },
        },
        clientAddress: request.headers.get('cf-connecting-ip') ?? '',
        log,
      });
      context.waitUntil(deliver(environment, settings));
      return response;
    } catch (error) {
      log({ event: 'failed', problem: (error as Error).message });
      return new Response('The message was not sent.\n', { status: 503 });
    }
  },

  async scheduled(_: unknown, environment: WorkerEnvironment): Promise<void> {
    await deliver(environment, readCloudSettings(environment));
  },
};

// oxlint-disable-next-line import/no-default-export -- Workers export their handlers as default
export default worker;
