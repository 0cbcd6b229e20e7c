import { writeBillOfMaterials } from '../build/bill-of-materials.ts';
import { hostingFolder } from '../build/paths.ts';
import { checkSources } from './check-sources.ts';
import { runProgram } from './cli.ts';

await runProgram(async () => {
  await checkSources();
  // Imported now, so that a mistake is said at once.
  const { build } = await import('astro');
  await build({});
  await writeBillOfMaterials(hostingFolder);
});
