import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../src/content/content.ts';
import { copyProject, startScript, type Ending } from '../test-project.ts';
import { applyEdits, edits } from './apply.ts';

const { folder, remove } = copyProject();
let build: Ending;

beforeAll(async () => {
  applyEdits(folder);
  build = await startScript(folder, 'tools/build.ts').ended;
}, 180_000);
afterAll(remove);

const page = (name: string) => {
  const file = join(folder, `dist/${name}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

test('a site with all edits together builds', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
});

test.each(edits.flatMap(({ what, shows = [] }) => shows.map((shown) => [what, ...shown] as const)))(
  'after a change of %s, %s shows it: %s',
  (_, name, text) => {
    expect(page(name)).toContain(text);
  },
);

test.each(content.ownPages.map(({ slug }) => slug).concat('journal', 'press'))(
  'the added page %s is in the sitemap and has a social image',
  (slug) => {
    const sitemap = readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8');
    expect(sitemap).toMatch(new RegExp(`<loc>https?://[^/]+/${slug}</loc>`));
    expect(existsSync(join(folder, `dist/social/${slug}.png`))).toBe(true);
  },
);
