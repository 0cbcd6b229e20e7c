import { dev } from 'astro';
import { checkSamples, checkSources } from '../build/check-sources.ts';
import { runProgram } from '../build/cli.ts';
import { preparePorts, readHost, serveProduct } from './local-servers.ts';

// Vite caches React's development or production build. Both must be the build for this mode.
process.env['NODE_ENV'] = 'development';

await runProgram(async () => {
  const { port, productPort } = await preparePorts();
  await checkSources();
  const note = checkSamples();
  serveProduct(productPort);
  await dev({ server: { port, host: readHost() } });
  console.log(`Mock product  http://localhost:${productPort}`);
  if (note) console.log(note);
});
