import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../src/content/content.ts';
import { copyProject, startScript } from './test-project.ts';

const { sections } = content.pages.home;
/** The only section that stays. */
const kept = sections.find((id) => id === 'features') ?? sections[0];
const leftOut = sections.filter((id) => id !== kept);

const { folder, remove } = copyProject();
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
const page = (name: string) => readFileSync(join(folder, `dist/${name}.html`), 'utf8');

let build: { code: number | null; stderr: string };
beforeAll(async () => {
  edit('content/en/pages/home.yaml', (text) => {
    const home = parseDocument(text);
    home.set('sections', [kept]);
    return home.toString({ lineWidth: 0 });
  });
  // What the build asks an editor to do. Legal texts need no edit.
  edit('content/facts/navigation.yaml', (text) =>
    text.replaceAll(/\[(.*)\]/g, (_, names: string) => {
      const rest = names.split(', ').filter((name) => !leftOut.some((id) => id === name));
      return `[${rest.join(', ')}]`;
    }),
  );
  edit('content/en/pages/not-found.yaml', (text) => text.replaceAll(/\/#[\w-]+/g, '/contact'));
  edit('content/facts/plans.yaml', (text) => text.replaceAll("'/#get-started'", '/contact'));
  for (const name of readdirSync(join(folder, 'content/en/pages'))) {
    if (!name.endsWith('.md')) continue;
    edit(`content/en/pages/${name}`, (text) =>
      leftOut.reduce(
        (rest, id) => rest.replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(/#${id}\\)`, 'g'), '$1'),
        text,
      ),
    );
  }
  build = await startScript(folder, 'tools/build.ts').ended;
}, 120_000);
afterAll(remove);

test('a landing page with a single section builds, and shows nothing else', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
  const ids = [...page('index').matchAll(/<(?:section|footer) id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([kept, 'contact']);
});

test.each(leftOut)('no page and no script links to the section %s, which is left out', (id) => {
  const names = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  const link = new RegExp(`[/"]#${id}(?![\\w-])`);
  const linking = names
    .filter((name) => /\.(html|js|xml|txt|json)$/.test(name))
    .filter((name) => link.test(readFileSync(join(folder, 'dist', name), 'utf8')));
  expect(linking).toEqual([]);
});
