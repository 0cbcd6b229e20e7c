import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { buildEditor } from '../../packages/editor/build.ts';
import { contentPath, readSources } from '../../src/content/sources.ts';
import { installPackages } from '../../scripts/install.ts';
import { createSiteServer } from '../../scripts/site-server.ts';

const folder = '.build/tested-editor';
const faq = 'content/en/faq.yaml';

declare global {
  interface Window {
    showDirectoryPicker: () => Promise<FileSystemDirectoryHandle>;
  }
}

/**
 * Runs in the page: writes files to a folder in the browser's storage, which stands in for the folder that an editor
 * opens.
 */
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

/** Runs in the page: reads a file in that folder. */
async function readFolder(path: string): Promise<string> {
  let parent = await navigator.storage.getDirectory();
  for (const name of path.split('/').slice(0, -1)) parent = await parent.getDirectoryHandle(name);
  const file = await parent.getFileHandle(path.split('/').at(-1) ?? '');
  return (await file.getFile()).text();
}

let server: Server;
test.beforeAll(async () => {
  installPackages('packages/editor');
  buildEditor(folder);
  server = createSiteServer(folder).listen(0, 'localhost');
  await once(server, 'listening');
});
test.afterAll(() => server.close());

/** Opens a content file in the editor. */
async function open(page: Page, group: string, file: string): Promise<void> {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.goto(`${origin}/mark.svg`);
  await page.evaluate(
    writeFolder,
    [...readSources()].map(([name, text]): [string, string] => [contentPath(name), text]),
  );
  await page.addInitScript(() => {
    window.showDirectoryPicker = () => navigator.storage.getDirectory();
  });
  await page.goto(origin);
  // There is no button for signing in.
  await expect(page.getByRole('button')).toHaveText(['Work with Local Repository']);
  await page.getByRole('button').click();
  await page.getByRole('treeitem', { name: group, exact: true }).click();
  await page.getByText(file, { exact: true }).click();
}

test('an editor changes an answer, and only its line in the file changes', async ({ page }) => {
  const before = readFileSync(faq, 'utf8');
  await open(page, 'English', 'Questions and answers');
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, by iCal: paste a link.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByText('Entry saved.')).toBeVisible();
  const lines = before.split('\n');
  const saved = (await page.evaluate(readFolder, faq)).split('\n');
  expect(saved).toHaveLength(lines.length);
  expect(saved.filter((line, index) => line !== lines[index])).toEqual([
    "  answer: 'Yes, by iCal: paste a link.'",
  ]);
});
