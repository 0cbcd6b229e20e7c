import { randomUUID } from 'node:crypto';
import { contactEndpoint } from '../../../src/config/site.ts';
import { messageIdField } from '../../../src/features/contact/contact-message.ts';
import { fail, NotApplicable, type Check } from './check.ts';
import type { LiveSite } from './live-site.ts';

/** A message that a person recognizes as a test; its address can't get an answer. */
function testMessage(site: LiveSite): URLSearchParams {
  return new URLSearchParams({
    name: 'Deployment check',
    email: 'deployment-check@example.com',
    subject: 'Test',
    message: `Test message of "npm run verify" for ${site.origin}, sent ${new Date().toISOString()}. Nobody needs to answer it.`,
    [messageIdField]: randomUUID(),
  });
}

async function sendTestMessage(site: LiveSite, endpoint: string): Promise<string> {
  const { status, headers } = await site.post(endpoint, testMessage(site), {
    Accept: 'application/json',
    Origin: site.canonicalOrigin,
  });
  if (status < 200 || status >= 300) fail(`${endpoint} answers ${status}, not 200`);
  const readableFor = headers.get('access-control-allow-origin');
  const isOwn = new URL(endpoint).origin === site.canonicalOrigin;
  if (!isOwn && readableFor !== '*' && readableFor !== site.canonicalOrigin) {
    fail(
      `${endpoint} accepts messages, but visitors read that it did not: it must send Access-Control-Allow-Origin: ${site.canonicalOrigin}`,
    );
  }
  return `${endpoint} accepted a test message; look for it in your mailbox`;
}

/**
 * @param sendsMessage whether to send a test message to the endpoint.
 * @param endpoint where the form of this build sends messages.
 */
export function contactCheck(sendsMessage: boolean, endpoint = contactEndpoint): Check {
  return {
    name: 'Contact form',
    async run(site) {
      if (endpoint === null) {
        throw new NotApplicable('the form sends no messages: CONTACT_ENDPOINT is not set');
      }
      if (!sendsMessage) throw new NotApplicable(`no test message sent to ${endpoint}`);
      return sendTestMessage(site, endpoint);
    },
  };
}
