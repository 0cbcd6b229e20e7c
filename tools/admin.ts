import { once } from 'node:events';
import { join } from 'node:path';
import { adminFolder } from '../build/paths.ts';
import { checkSources } from './check-sources.ts';
import { runProgram } from './cli.ts';
import { readPort } from './local-servers.ts';
import { installCms } from './tool-package.ts';

await runProgram(async () => {
  const port = await readPort('ADMIN_PORT', 4175);
  installCms();
  await checkSources();
  const { buildAdmin } = await import('../admin/build.ts');
  const { gitHost } = await import('../admin/settings.ts');
  const { createAdminServer } = await import('../admin/server.ts');
  const host = gitHost();
  await buildAdmin(adminFolder, host);
  await once(createAdminServer(join(adminFolder, 'site'), host).listen(port), 'listening');
  console.log(`Content editor  http://localhost:${port}`);
  console.log('In Chrome or Edge, click "Work with Local Repository" and choose this folder.');
  console.log('To see what you save, run npm run dev beside it. Press Ctrl-C to stop.');
});
