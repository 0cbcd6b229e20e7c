import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { buildEditor } from '../../packages/editor/build.ts';
import { createEditorServer } from '../../packages/editor/server.ts';
import { contentFiles } from '../../src/content/sources.ts';
import { installPackages } from '../../scripts/install-packages.ts';

const folder = '.build/tested-editor';
const faq = 'content/en/faq.yaml';

declare global {
  interface Window {
    showDirectoryPicker: () => Promise<FileSystemDirectoryHandle>;
  }
}

/** Runs in the page: writes files to a folder of the browser, which then plays the one that an editor chooses. */
async function writeFolder(files: [path: string, text: string][]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle('.git', { create: true });
  for (const [path, text] of files) {
    let parent = root;
    for (const name of path.split('/').slice(0, -1)) {
      parent = await parent.getDirectoryHandle(name, { create: true });
    }
    const file = await parent.getFileHandle(path.split('/').at(-1) ?? '', { create: true });
    const writer = await file.createWritable();
    await writer.write(text);
    await writer.close();
  }
}

/** Runs in the page: reads a file of that folder. */
async function readFolder(path: string): Promise<string> {
  let parent = await navigator.storage.getDirectory();
  for (const name of path.split('/').slice(0, -1)) parent = await parent.getDirectoryHandle(name);
  const file = await parent.getFileHandle(path.split('/').at(-1) ?? '');
  return (await file.getFile()).text();
}

test('an editor changes an answer, and only its line of the file changes', async ({ page }) => {
  installPackages('packages/editor');
  buildEditor(folder);
  const server = createEditorServer(folder).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const before = readFileSync(faq, 'utf8');
  const [, second] = parse(before) as unknown[];
  test.skip(!second, 'The content has fewer than two questions.');

  await page.goto(`${origin}/mark.svg`);
  await page.evaluate(
    writeFolder,
    contentFiles().map((path): [string, string] => [path, readFileSync(path, 'utf8')]),
  );
  await page.addInitScript(() => {
    window.showDirectoryPicker = () => navigator.storage.getDirectory();
  });
  await page.goto(origin);
  // Nothing asks for an account.
  await expect(page.getByRole('button')).toHaveText(['Work with Local Repository']);
  await page.getByRole('button').click();
  await page.getByRole('treeitem', { name: 'English', exact: true }).click();
  await page.getByText('Questions and answers', { exact: true }).click();
  await page.getByRole('button', { name: 'Expand', exact: true }).nth(1).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, by iCal: paste a link.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByText('Entry saved.')).toBeVisible();
  const lines = before.split('\n');
  const saved = (await page.evaluate(readFolder, faq)).split('\n');
  expect(saved).toHaveLength(lines.length);
  expect(saved.filter((line, index) => line !== lines[index])).toEqual([
    "  answer: 'Yes, by iCal: paste a link.'",
  ]);
  server.close();
});
