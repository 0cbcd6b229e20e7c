import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adminFolder } from '../build/paths.ts';
import { checkSources } from './check-sources.ts';
import { runProgram, UserError } from '../build/cli.ts';
import { readPort } from './local-servers.ts';
import { installCms } from './tool-package.ts';

function readArguments() {
  try {
    return parseArgs({ options: { build: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new UserError(`Usage: npm run editor             edits the content of this folder
       npm run editor -- --build  builds the editor for a team`);
  }
}

await runProgram(async () => {
  const { build } = readArguments();
  const port = build ? 0 : await readPort('EDITOR_PORT', 4175);
  installCms();
  await checkSources();
  const { buildAdmin } = await import('../packages/editor/build.ts');
  const { gitHost } = await import('../packages/editor/settings.ts');
  const host = gitHost();
  if (build && !host) {
    throw new UserError(
      'CMS_GIT_HOST is not set: the editor needs a Git host to save to. For the files of this checkout, run npm run editor.',
    );
  }
  await buildAdmin(adminFolder, host);
  if (build) {
    console.log(`The editor is in ${adminFolder}/site; serve it with the headers beside it.`);
    return;
  }
  const { createAdminServer } = await import('../packages/editor/server.ts');
  await once(createAdminServer(join(adminFolder, 'site'), host).listen(port), 'listening');
  console.log(`Content editor  http://localhost:${port}`);
  console.log('In Chrome or Edge, click "Work with Local Repository" and choose this folder.');
  console.log('To see what you save, run npm run dev beside it. Press Ctrl-C to stop.');
});
