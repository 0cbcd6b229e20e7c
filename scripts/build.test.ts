import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copyProject, startScript } from './test-project.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

function project(): string {
  const { folder, remove } = copyProject();
  cleanUps.push(remove);
  return folder;
}

const settings = {
  BRAND_NAME: 'Nusa Stay',
  BRAND_TAGLINE: 'Your villas, your guests',
  BRAND_MAIL: 'halo@nusa.test',
  BRAND_PHONE: '+62 361 555 0199',
  BRAND_ADDRESS: 'Jalan Danau 1, Sanur',
  SOCIAL_INSTAGRAM: 'https://instagram.com/nusa.test',
  SOCIAL_FACEBOOK: 'https://facebook.com/nusa.test',
  SOCIAL_YOUTUBE: 'https://youtube.com/@nusa.test',
  SOCIAL_X: 'https://x.com/nusa_test',
  SITE_ORIGIN: 'https://www.nusa.test',
  PRODUCT_ORIGIN: 'https://app.nusa.test',
};

test('a build stops at broken content, with one line that says where', async () => {
  const folder = project();
  const path = join(folder, 'src/content/faq.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('{{feePercent}}', '{{feePrecent}}'));
  const { code, stderr } = await startScript(folder, 'scripts/build.ts').ended;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('src/content/faq.yaml, entry "difference", field answer: ');
  expect(stderr).toContain('there is no fact {{feePrecent}}');
}, 20_000);

test('a build stops at a setting it cannot use, with one line that says what it takes', async () => {
  const environment = { SITE_ORIGIN: 'www.nusa.test' };
  const { code, stderr } = await startScript(project(), 'scripts/build.ts', environment).ended;
  expect(code).toBe(1);
  expect(stderr).toBe(
    'SITE_ORIGIN is "www.nusa.test"; it takes an http or https origin without a path, such as https://www.example.com.\n',
  );
}, 20_000);

test('a build for another company speaks of that company alone', async () => {
  const folder = project();
  const { code, stderr } = await startScript(folder, 'scripts/build.ts', settings).ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });

  const dist = join(folder, 'dist');
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));
  expect(texts.length).toBeGreaterThan(11);
  const leftovers = texts.filter(({ text }) => /tamuloka/i.test(text));
  expect(leftovers.map(({ name }) => name)).toEqual([]);

  const about = texts.find(({ name }) => name === 'about.html')?.text ?? '';
  for (const name of ['BRAND_NAME', 'BRAND_MAIL', 'BRAND_ADDRESS', 'SOCIAL_X'] as const) {
    expect(about).toContain(settings[name]);
  }
  const cookies = texts.find(({ name }) => name === 'cookies.html')?.text ?? '';
  expect(cookies).toContain('www.nusa.test');
}, 60_000);
