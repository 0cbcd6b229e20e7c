import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPagePolicies } from './content-security-policy.ts';
import { withStylesInTurn } from './first-screen-styles.ts';
import { writeHosting } from '../hosting/targets/write.ts';
import { minifyInlineScripts, withoutAstroRuntime } from './inline-scripts.ts';
import { hostingFolder, policiesFile } from './paths.ts';
import { precompress } from './precompress.ts';

async function finishPages(folder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    const html = minifyInlineScripts(withoutAstroRuntime(await readFile(path, 'utf8')));
    await writeFile(path, await withStylesInTurn(html, folder));
  }
}

/**
 * After a build: finishes the scripts and styles within pages, notes each page's content security
 * policy, compresses what can be and writes what hosts take.
 */
export function finishedBuild(): AstroIntegration {
  return {
    name: 'finished-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await finishPages(folder);
        const policies = await readPagePolicies(folder);
        await writeFile(policiesFile, JSON.stringify(policies, null, 2));
        logger.info(`${await precompress(folder)} files compressed`);
        await writeHosting(folder, policies, hostingFolder);
        logger.info(`what hosts take is in ${hostingFolder}`);
      },
    },
  };
}
