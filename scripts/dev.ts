import { checkSources } from './check-sources.ts';
import { runProgram } from '../build/cli.ts';
import { localPorts, serveProduct } from './local-servers.ts';

// React's development build and Vite's cache of it must agree on the mode.
process.env['NODE_ENV'] = 'development';

await runProgram(async () => {
  const { port, productPort } = await localPorts();
  await checkSources();
  await serveProduct(productPort);
  const { dev } = await import('astro');
  await dev({ server: { port } });
  console.log(`Mock product  http://localhost:${productPort}`);
});
