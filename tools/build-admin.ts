import { adminFolder } from '../build/paths.ts';
import { checkSources } from './check-sources.ts';
import { runProgram, UserError } from './cli.ts';
import { installCms } from './tool-package.ts';

await runProgram(async () => {
  installCms();
  await checkSources();
  const { buildAdmin } = await import('../admin/build.ts');
  const { gitHost } = await import('../admin/settings.ts');
  const host = gitHost();
  if (!host)
    throw new UserError(
      'CMS_GIT_HOST is not set: the editor needs a Git host to save to. For the files of this checkout, run npm run admin.',
    );
  await buildAdmin(adminFolder, host);
  console.log(`The content editor is in ${adminFolder}/site; serve it with the headers beside it.`);
});
