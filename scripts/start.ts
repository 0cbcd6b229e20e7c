import { checkSources } from './check-sources.ts';
import { runProgram } from '../build/cli.ts';
import { localPorts, serveProduct, serveSite } from './local-servers.ts';

await runProgram(async () => {
  const { port, productPort } = await localPorts();
  const hasLocalContact = process.env['CONTACT'] === 'local';
  if (hasLocalContact) process.env['CONTACT'] = 'service';
  await checkSources();
  const { build } = await import('astro');
  await build({ logLevel: 'warn' });
  // Imported late, because config reads the environment.
  const { createLocalContact } = await import('./local-contact.ts');
  const contact = hasLocalContact ? createLocalContact() : undefined;
  await serveSite(port, contact);
  await serveProduct(productPort);
  console.log(`Site          http://localhost:${port}`);
  console.log(`Mock product  http://localhost:${productPort}`);
  if (contact) console.log('Messages of the contact form are printed here as mails.');
  console.log('Press Ctrl-C to stop both.');
});
