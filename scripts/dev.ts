import { dev } from 'astro';
import { runProgram } from '../build/cli.ts';
import { checkContent } from '../src/content/content.ts';
import { preparePorts, readHost, serveProduct } from './local-servers.ts';

// Vite caches React's development or production build. Both must be the build for this mode.
process.env['NODE_ENV'] = 'development';

await runProgram(async () => {
  const { port, productPort } = await preparePorts();
  const note = checkContent();
  serveProduct(productPort);
  await dev({ server: { port, host: readHost() } });
  console.log(`Mock product  http://localhost:${productPort}`);
  if (note) console.log(note);
});
