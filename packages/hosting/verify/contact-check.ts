import { randomUUID } from 'node:crypto';
import { honeypotField, messageIdField } from '../../../src/features/contact/contact-message.ts';
import { routes } from '../../../src/config/routes.ts';
import { fail, NotApplicable, type Check } from './check.ts';
import type { LiveSite } from './live-site.ts';

const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The form of the contact page: where it sends messages, and the first subject to choose. */
function readForm(html: string): { action: string; subject: string } | null {
  const [form, attributes = ''] =
    [...html.matchAll(/<form\b([^>]*)>.*?<\/form>/gs)].find(([, each = '']) =>
      /\smethod="post"/.test(each),
    ) ?? [];
  const action = /\saction="([^"]*)"/.exec(attributes)?.[1];
  if (!form || action === undefined) return null;
  const subject = /<option\b[^>]*\svalue="([^"]+)"/.exec(form)?.[1] ?? '';
  return { action: decode(action), subject: decode(subject) };
}

/** A message that a person recognizes as a test; its address can't get an answer. */
function testMessage(site: LiveSite, subject: string, at: Date): URLSearchParams {
  return new URLSearchParams({
    name: 'Deployment check',
    email: 'deployment-check@example.com',
    subject,
    message: `Test message of "npm run verify" for ${site.origin}, sent ${at.toISOString()}. Nobody needs to answer it.`,
    [messageIdField]: randomUUID(),
    [honeypotField]: '',
  });
}

async function sendTestMessage(site: LiveSite, action: string, subject: string): Promise<string> {
  const endpoint = new URL(action, site.origin);
  const { status, headers } = await site.post(
    endpoint.href,
    testMessage(site, subject, new Date()),
    { Accept: 'application/json', Origin: site.canonicalOrigin },
  );
  if (status < 200 || status >= 300) fail(`${endpoint.href} answers ${status}, not 200`);
  const readableFor = headers.get('access-control-allow-origin');
  const isOwn = endpoint.origin === site.canonicalOrigin || endpoint.origin === site.origin;
  if (!isOwn && readableFor !== '*' && readableFor !== site.canonicalOrigin) {
    fail(
      `${endpoint.href} accepts messages, but visitors read that it did not: it must send Access-Control-Allow-Origin: ${site.canonicalOrigin}`,
    );
  }
  return `${endpoint.href} accepted a test message; look for it in your mailbox`;
}

/** @param sendsMessage whether to send a test message to the endpoint. */
export function contactCheck(sendsMessage: boolean): Check {
  return {
    name: 'Contact form',
    async run(site) {
      const form = readForm((await site.get(routes.contact)).body);
      if (!form) fail(`${routes.contact} has no message form`);
      const { action, subject } = form;
      if (action.startsWith('mailto:')) {
        throw new NotApplicable('the form sends no messages: CONTACT_ENDPOINT was not set');
      }
      if (!sendsMessage) throw new NotApplicable(`no test message sent to ${action}`);
      return sendTestMessage(site, action, subject);
    },
  };
}
