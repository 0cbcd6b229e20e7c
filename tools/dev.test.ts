import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { copyProject, startScript } from './test-project.ts';

const { folder, remove } = copyProject();
afterAll(remove);

test('a page follows a content file as it is saved, through a mistake as well', async () => {
  const config = join(folder, 'astro.config.ts');
  // Vite's cache would otherwise be that of the packages, which the copy shares.
  const cached = readFileSync(config, 'utf8').replace(
    'site:',
    "vite: { cacheDir: 'cache', optimizeDeps: { noDiscovery: true } },\n$&",
  );
  writeFileSync(config, cached);
  const [port, productPort] = [await getPort(), await getPort()];
  // Within a test, Astro would serve no pages.
  const environment = { PORT: `${port}`, PRODUCT_PORT: `${productPort}`, VITEST: '' };
  const { child, ended, says } = startScript(folder, 'tools/dev.ts', environment);
  onTestFinished(() => void child.kill('SIGKILL'));
  await says('Product mock');
  const page = () => fetch(`http://localhost:${port}/about`).then((response) => response.text());

  const file = join(folder, 'content/en/pages/about.yaml');
  const source = readFileSync(file, 'utf8');
  await page();
  for (const [saved, seen] of [
    ['heading: Said before', 'Said before'],
    ['heding: Misspelled', '<title>ContentError</title>'],
    ['heading: Said now', 'Said now'],
  ] as const) {
    writeFileSync(file, source.replace(/^ {2}heading: .*$/m, `  ${saved}`));
    await expect.poll(page, { timeout: 10_000, interval: 200 }).toContain(seen);
  }
  child.kill('SIGINT');
  const { stdout, stderr } = await ended;
  expect(stdout + stderr).toContain('about.yaml, field intro.heding: there is no such field');
}, 60_000);
