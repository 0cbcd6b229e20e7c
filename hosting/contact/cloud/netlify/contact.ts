import { contactPages } from '../../../../src/config/contact-paths.ts';
import { localHref } from '../../../../src/config/routes.ts';
import { receive } from '../../core/receive.ts';
import { tokenBucket } from '../../core/token-bucket.ts';
import { blobsStore } from '../blobs-store.ts';
import { deliverFromBlobs, log } from '../netlify-delivery.ts';
import { readCloudSettings } from '../settings.ts';

interface NetlifyContext {
  ip: string;
  waitUntil(promise: Promise<unknown>): void;
}

/** Per instance of the function; the limit in `config` is for all of them. */
const limiter = tokenBucket({ burst: 5, perHour: 60 });

/** The page for messages that are refused in a language of the site, which only forms without JavaScript need. */
async function notSentPage(request: Request, language: string) {
  const response = await fetch(new URL(localHref(contactPages.notSent, language), request.url));
  const policy = response.headers.get('content-security-policy');
  return {
    html: await response.text(),
    headers: { 'X-Robots-Tag': 'noindex', ...(policy && { 'Content-Security-Policy': policy }) },
  };
}

/** The contact service as a Netlify function. */
async function contact(request: Request, context: NetlifyContext): Promise<Response> {
  try {
    const settings = readCloudSettings(process.env);
    const response = await receive(request, {
      siteOrigin: settings.SITE_ORIGIN,
      languages: settings.CONTACT_LANGUAGES,
      notSentPage: (language) => notSentPage(request, language),
      store: blobsStore(),
      limiter,
      clientAddress: context.ip,
      log,
    });
    context.waitUntil(deliverFromBlobs());
    return response;
  } catch (error) {
    log({ event: 'failed', problem: (error as Error).message });
    return new Response('The message was not sent.\n', { status: 503 });
  }
}

// Netlify reads this without running the file, so the path is written out.
export const config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

// oxlint-disable-next-line import/no-default-export -- Netlify calls the default export
export default contact;
