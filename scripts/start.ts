import { build } from 'astro';
import { checkSamples, checkSources } from '../build/check-sources.ts';
import { runProgram } from '../build/cli.ts';
import { createLocalContact } from './local-contact.ts';
import { preparePorts, readHost, serveProduct } from './local-servers.ts';
import { createSiteServer } from './site-server.ts';

await runProgram(async () => {
  const { port, productPort } = await preparePorts();
  const hasLocalContact = process.env['CONTACT'] === 'local';
  if (hasLocalContact) process.env['CONTACT'] = 'service';
  await checkSources();
  const note = checkSamples();
  await build({ logLevel: 'warn' });
  const contact = hasLocalContact ? createLocalContact() : undefined;
  createSiteServer(contact).listen(port, readHost());
  serveProduct(productPort);
  console.log(`Site          http://localhost:${port}`);
  console.log(`Mock product  http://localhost:${productPort}`);
  if (contact) console.log('Messages from the contact form are printed here as emails.');
  if (note) console.log(note);
  console.log('Press Ctrl-C to stop both.');
});
