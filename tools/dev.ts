import { checkSources } from './check-sources.ts';
import { localHosts } from './local-hosts.ts';
import { checkPort, listen, runProgram } from './ports.ts';

// React's development build and Vite's cache of it must agree on the mode.
process.env['NODE_ENV'] = 'development';

await runProgram(async () => {
  const { port, productPort } = localHosts();
  await checkPort('PORT', port);
  await checkSources();
  const { createLocalProductHost } = await import('./product-host.ts');
  await listen(createLocalProductHost(), 'PRODUCT_PORT', productPort);
  const { dev } = await import('astro');
  await dev({ server: { port } });
  console.log(`Product host  http://localhost:${productPort}  (a mock)`);
});
