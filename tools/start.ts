import { checkSources } from './check-sources.ts';
import { localHosts } from './local-hosts.ts';
import { checkPort, listen, runProgram } from './ports.ts';

await runProgram(async () => {
  const { port, productPort } = localHosts();
  await checkPort('PORT', port);
  await checkPort('PRODUCT_PORT', productPort);
  await checkSources();
  const { build } = await import('astro');
  await build({ logLevel: 'warn' });

  // Imported now: config reads the origins that were just set, and the site is there to serve.
  const { createSiteServer } = await import('../hosting/server.ts');
  const { createLocalProductHost } = await import('./product-host.ts');
  await listen(createSiteServer(), 'PORT', port);
  await listen(createLocalProductHost(), 'PRODUCT_PORT', productPort);
  console.log(`Site          http://localhost:${port}`);
  console.log(`Product host  http://localhost:${productPort}  (a mock)`);
  console.log('Ctrl-C stops both.');
});
