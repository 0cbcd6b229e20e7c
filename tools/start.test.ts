import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject, startScript } from './test-project.ts';

/** Copies the project with two tiny pages that show the site's origin, to build in two seconds. */
function copyWithTinySite() {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
  mkdirSync(join(folder, 'tiny/pages'), { recursive: true });
  for (const page of ['index', '404']) {
    writeFileSync(join(folder, `tiny/pages/${page}.astro`), '<p>{import.meta.env.SITE}</p>');
  }
  writeFileSync(
    join(folder, 'astro.config.ts'),
    `import { policiesAndCompression } from './build/astro-output.ts';
    import { siteFolder } from './build/paths.ts';
    import { siteOrigin } from './src/config/site.ts';
    export default {
      site: siteOrigin,
      outDir: siteFolder,
      srcDir: 'tiny',
      build: { format: 'file' },
      integrations: [policiesAndCompression()],
    };`,
  );
  return folder;
}

const pageAt = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );

test('npm start serves both sites until Ctrl-C, and leaves the output of npm run build as it is', async () => {
  const folder = copyWithTinySite();
  const origin = 'https://www.nusa.test';
  const { code } = await startScript(folder, 'tools/build.ts', { SITE_ORIGIN: origin }).ended;
  expect(code).toBe(0);
  const ports = [await getPort(), await getPort()];
  const [PORT = '', PRODUCT_PORT = ''] = ports.map(String);
  const { child, ended, waitForOutput } = startScript(folder, 'tools/start.ts', {
    PORT,
    PRODUCT_PORT,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await waitForOutput('Press Ctrl-C');
  const [site, product] = await Promise.all(ports.map(pageAt));
  child.kill('SIGINT');
  expect((await ended).stderr).toBe('');
  expect(await Promise.all(ports.map(pageAt))).toEqual(['', '']);
  expect(site).toContain(`http://localhost:${PORT}`);
  expect(product).not.toBe('');
  for (const file of ['dist/index.html', '.build/hosting-of-dist/cdn/index.html']) {
    expect(readFileSync(join(folder, file), 'utf8'), file).toContain(origin);
  }
  const configuration = readFileSync(
    join(folder, '.build/hosting-of-dist/nginx/site.conf'),
    'utf8',
  );
  expect(configuration).toContain('server_name www.nusa.test;');
}, 60_000);
