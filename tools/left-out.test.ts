import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content, landingSections } from '../src/content/content.ts';
import { copyProject, startScript } from './test-project.ts';

/** Sections that others link to: the hero, the tabs, the calculator, the directory and the 404 page. */
const leftOut = ['demo', 'pricing', 'faq'] as const;

const { folder, remove } = copyProject();
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
const page = (name: string) => readFileSync(join(folder, `dist/${name}.html`), 'utf8');

let build: { code: number | null; stderr: string };
beforeAll(async () => {
  const sections = content.pages.home.sections.filter((id) => !leftOut.some((left) => left === id));
  edit('content/en/pages/home.yaml', (text) => {
    const home = parseDocument(text);
    home.set('sections', sections);
    return home.toString({ lineWidth: 0 });
  });
  // What the build asks an editor to do: links in running text are theirs to rewrite.
  for (const name of readdirSync(join(folder, 'content/en/legal'))) {
    edit(`content/en/legal/${name}`, (text) =>
      leftOut.reduce(
        (kept, id) => kept.replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(/#${id}\\)`, 'g'), '$1'),
        text,
      ),
    );
  }
  build = await startScript(folder, 'tools/build.ts').ended;
}, 120_000);
afterAll(remove);

test('a landing page without some of its sections builds, with the others in their order', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
  const ids = [...page('index').matchAll(/<(?:section|footer) id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(landingSections.filter((id) => !leftOut.some((left) => left === id)));
});

test.each(leftOut)('no page and no script links to the section %s, which is left out', (id) => {
  const names = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const link = new RegExp(`[/"]#${id}(?![\\w-])`);
  const linking = names
    .filter((name) => /\.(html|js|xml|txt|json)$/.test(name))
    .filter((name) => link.test(readFileSync(join(folder, 'dist', name), 'utf8')));
  expect(linking).toEqual([]);
});
