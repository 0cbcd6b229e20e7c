import { build } from 'astro';
import { runProgram } from '../build/cli.ts';
import { findSiteFolder } from '../build/site-files.ts';
import { composeMail } from '../packages/contact-service/send-mail.ts';
import { createContactService } from '../packages/contact-service/service.ts';
import { loadSettings } from '../src/config/settings.ts';
import { checkContent, loadContent } from '../src/content/content.ts';
import { preparePorts, readHost, serveProduct } from './local-servers.ts';
import { createSiteServer } from './site-server.ts';

/** Creates a contact service for this machine, which prints emails instead of sending them. */
function createLocalContact() {
  const { mail } = loadContent().company;
  const config = { SITE_ORIGIN: loadSettings().siteOrigin, MAIL_FROM: mail, MAIL_TO: [mail] };
  // A developer sends more test messages than a visitor would send.
  const limits = { CONTACT_PER_HOUR: 1000, CONTACT_TOTAL_PER_HOUR: 1000 };
  return createContactService({ ...config, ...limits }, async (message) => {
    const { subject, text } = composeMail(message, config);
    console.log(`To: ${mail}\nSubject: ${subject}\n\n${text}`);
  });
}

await runProgram(async () => {
  const { port, productPort } = await preparePorts();
  const hasLocalContact = process.env['CONTACT'] === 'local';
  if (hasLocalContact) process.env['CONTACT'] = 'service';
  const note = checkContent();
  await build({ logLevel: 'warn' });
  const contact = hasLocalContact ? createLocalContact() : undefined;
  createSiteServer(findSiteFolder(), contact).listen(port, readHost());
  serveProduct(productPort);
  console.log(`Site          http://localhost:${port}`);
  console.log(`Mock product  http://localhost:${productPort}`);
  if (contact) console.log('Messages from the contact form are printed here as emails.');
  if (note) console.log(note);
  console.log('Press Ctrl-C to stop both.');
});
