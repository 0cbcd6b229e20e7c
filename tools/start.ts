import { checkSources } from './check-sources.ts';
import { runProgram } from './cli.ts';
import { localPorts, serveProduct, serveSite } from './local-servers.ts';

await runProgram(async () => {
  const { port, productPort } = await localPorts();
  await checkSources();
  const { build } = await import('astro');
  await build({ logLevel: 'warn' });
  await serveSite(port);
  await serveProduct(productPort);
  console.log(`Site          http://localhost:${port}`);
  console.log(`Mock product  http://localhost:${productPort}`);
  console.log('Press Ctrl-C to stop both.');
});
