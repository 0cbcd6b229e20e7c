import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, values } from './island-props/values.ts';
import { expect, test } from './fixtures.ts';

const config = 'tests/e2e/island-props/astro.config.ts';
const built = '.build/island-props';

test('in a built page, an island gets props of every type unchanged', async ({ page }) => {
  // This test builds a site, which takes a minute on a busy machine.
  test.setTimeout(180_000);
  rmSync(built, { recursive: true, force: true });
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--config', config], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  await page.route('http://props.example/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(built, pathname === '/' ? 'index.html' : pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 204 });
  });
  await page.goto('http://props.example/');
  await page.getByRole('button').click();
  await expect(page.getByRole('listitem')).toHaveText(
    Object.entries(values).map(([name, value]) => `${name}: ${describe(value)}`),
  );
});
