import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { localHref } from '../../src/config/routes.ts';
import { languages } from '../../src/content/content.ts';
import { copyProject, startScript } from '../../tools/test-project.ts';

/** The hash of each file of the site and of the server's configuration, by its path. */
function filesOf(project: string): Record<string, string> {
  const folders = ['dist', '.build/hosting-of-dist'].map((folder) => join(project, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return Object.fromEntries(
    files.map((file) => [
      relative(project, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

test('the public site is the same, to the byte, with the content editor and without it', async () => {
  test.setTimeout(900_000);
  // The copy has no editor.
  const { folder, remove } = copyProject();
  const run = async (script: string, settings: Record<string, string>, args: string[] = []) => {
    const { code, stdout, stderr } = await startScript(folder, script, settings, args).ended;
    expect(code, `${stdout}${stderr}`).toBe(0);
  };
  const build = async () => {
    await run('tools/build.ts', { SITE_FOLDER: 'dist' });
    return filesOf(folder);
  };
  try {
    const without = await build();
    cpSync('admin', join(folder, 'admin'), { recursive: true, verbatimSymlinks: true });
    await run('tools/editor.ts', { CMS_GIT_HOST: 'github', CMS_REPOSITORY: 'company/site' }, [
      '--build',
    ]);
    expect(await build()).toEqual(without);
    for (const { code } of languages) {
      expect(Object.keys(without)).toContain(`dist${localHref('/about', code)}.html`);
    }
  } finally {
    remove();
  }
});
