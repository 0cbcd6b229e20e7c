import { createTransport } from 'nodemailer';
import { readSettings } from '../src/config/read-settings.ts';
import { variables } from '../packages/contact-service/config.ts';
import { composeMail } from '../packages/contact-service/send-mail.ts';
import { createContactService } from '../packages/contact-service/service.ts';
import { contactServicePath } from '../src/config/routes.ts';
import { loadSettings } from '../src/config/settings.ts';
import { loadContent } from '../src/content/content.ts';

/** Creates a contact service for this machine, which prints emails instead of sending them. */
export function createLocalContact() {
  const { mail } = loadContent().company;
  const config = readSettings(variables, {
    SITE_ORIGIN: loadSettings().siteOrigin,
    MAIL_FROM: mail,
    MAIL_TO: mail,
    // A developer sends more test messages than a visitor would send.
    CONTACT_PER_HOUR: '1000',
    CONTACT_TOTAL_PER_HOUR: '1000',
  });
  const printer = createTransport({ streamTransport: true, buffer: true });
  const service = createContactService(config, async (message) => {
    const sent = await printer.sendMail(composeMail(message, config));
    console.log(String(sent.message));
  });
  return { path: contactServicePath, service };
}
