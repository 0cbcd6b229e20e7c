import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { copyProject, startScript } from './test-project.ts';

const { folder, remove } = copyProject();
afterAll(remove);

test('a page updates when a content file is saved, also after a mistake', async () => {
  const config = join(folder, 'astro.config.ts');
  // By default, Vite's cache is in node_modules, which the copy shares.
  const cached = readFileSync(config, 'utf8').replace(
    'site:',
    "vite: { cacheDir: 'cache', optimizeDeps: { noDiscovery: true } },\n$&",
  );
  writeFileSync(config, cached);
  const [port, productPort] = [await getPort(), await getPort()];
  // With VITEST set, Astro serves no pages.
  const environment = { PORT: `${port}`, PRODUCT_PORT: `${productPort}`, VITEST: '' };
  const { child, ended, waitForOutput } = startScript(folder, 'tools/dev.ts', environment);
  onTestFinished(() => void child.kill('SIGKILL'));
  await waitForOutput('Mock product');
  const page = () => fetch(`http://localhost:${port}/about`).then((response) => response.text());

  const file = join(folder, 'content/en/pages/about.yaml');
  const source = readFileSync(file, 'utf8');
  await page();
  for (const [saved, expected] of [
    ['heading: Saved before', 'Saved before'],
    ['heding: Misspelled', '<title>ContentError</title>'],
    ['heading: Saved now', 'Saved now'],
  ] as const) {
    writeFileSync(file, source.replace(/^ {2}heading: .*$/m, `  ${saved}`));
    await expect.poll(page, { timeout: 10_000, interval: 200 }).toContain(expected);
  }
  child.kill('SIGINT');
  const { stdout, stderr } = await ended;
  expect(stdout + stderr).toContain('about.yaml, field intro.heding: there is no such field');
}, 60_000);
