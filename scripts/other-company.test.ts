import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { markSvg } from '../src/config/mark.ts';
import { shippedPictures } from './shipped-pictures.fixture.ts';
import { copyProject, freePort, startScript } from './test-project.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

const ownMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>';

const settings = {
  BRAND_NAME: 'Nusa Stay',
  BRAND_MARK: 'nusa.svg',
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

async function isAnswered(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/`)).ok;
  } catch {
    return false;
  }
}

test('npm start serves the site of another company, which speaks of that company alone', async () => {
  const { folder, remove } = copyProject();
  cleanUps.push(remove);
  writeFileSync(join(folder, settings.BRAND_MARK), ownMark);
  const [port, productPort] = [await freePort(), await freePort()];
  const { child, ended, says } = startScript(folder, 'scripts/start.ts', {
    ...settings,
    PORT: String(port),
    PRODUCT_PORT: String(productPort),
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  await says('Ctrl-C stops both.');
  expect(await isAnswered(port)).toBe(true);
  expect(await isAnswered(productPort)).toBe(true);
  child.kill('SIGINT');
  expect((await ended).stderr).toBe('');
  expect(await isAnswered(port)).toBe(false);
  expect(await isAnswered(productPort)).toBe(false);

  const dist = join(folder, 'dist');
  const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));
  expect(texts.length).toBeGreaterThan(11);
  const [oldMark = ''] = markSvg.match(/(?<= d=")[^"]+/) ?? [];
  expect(oldMark).not.toBe('');
  const leftovers = texts.filter(({ text }) => /tamuloka/i.test(text) || text.includes(oldMark));
  expect(leftovers.map(({ name }) => name)).toEqual([]);

  const about = texts.find(({ name }) => name === 'about.html')?.text ?? '';
  for (const name of ['BRAND_NAME', 'BRAND_MAIL', 'BRAND_ADDRESS', 'SOCIAL_X'] as const) {
    expect(about).toContain(settings[name]);
  }
  const index = texts.find(({ name }) => name === 'index.html')?.text ?? '';
  expect(index).toContain('"email":"halo@nusa.test","telephone":"+62 361 555 0199"');
  expect(index).toContain('"sameAs":["https://instagram.com/nusa.test",');
  const notices = texts.find(({ name }) => name === 'third-party-notices.txt')?.text ?? '';
  expect(notices).toMatch(/^react-dom \d/m);
  expect(notices).not.toMatch(/^zod \d/m);
  const cookies = texts.find(({ name }) => name === 'cookies.html')?.text ?? '';
  expect(cookies).toContain('www.nusa.test');
  expect(about).toContain('content="https://www.nusa.test/social/about.png"');
  const manifest = texts.find(({ name }) => name === 'manifest.webmanifest')?.text ?? '';
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Nusa Stay', short_name: 'Nusa Stay' });
  const favicon = texts.find(({ name }) => name === 'favicon.svg')?.text ?? '';
  expect(favicon).toContain('M1 1h7v7z');

  for (const [path, old] of Object.entries(await shippedPictures())) {
    expect(readFileSync(join(dist, path)).equals(old), path).toBe(false);
  }
}, 120_000);
