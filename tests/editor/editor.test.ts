import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
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

/** Runs in the page: measures a picture in that folder. */
async function measurePicture(path: string) {
  let parent = await navigator.storage.getDirectory();
  for (const name of path.split('/').slice(0, -1)) parent = await parent.getDirectoryHandle(name);
  const file = await parent.getFileHandle(path.split('/').at(-1) ?? '');
  const { width, height } = await createImageBitmap(await file.getFile());
  return { width, height };
}

let server: Server;
test.beforeAll(async () => {
  installPackages('packages/editor');
  buildEditor(folder);
  server = createEditorServer(folder).listen(0, 'localhost');
  await once(server, 'listening');
});
test.afterAll(() => server.close());

/** Opens a content file in the editor. */
async function open(page: Page, group: string, file: string): Promise<void> {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.goto(`${origin}/mark.svg`);
  await page.evaluate(
    writeFolder,
    contentFiles().map((path): [string, string] => [path, readFileSync(path, 'utf8')]),
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

test('an editor adds a testimonial: it is a sample, and its photo is converted for the site', async ({
  page,
}) => {
  await open(page, 'English', 'Testimonials');
  await page.getByRole('button', { name: /^Add/ }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Name in addresses').fill('ana-costa');
  await page.getByRole('spinbutton', { name: 'Rating' }).fill('5');
  await field('Content').fill('Our guests book again.');
  await field('Value').fill('30%');
  await field('Label').fill('fewer messages');
  // The CMS renders fields when they come into view.
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 2000);
  await field('Name').fill('Ana Costa');
  await field('Role').fill('Owner of a villa');
  await page.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  const photo = sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#987' } });
  const buffer = await photo.jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'Ana Costa.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('dialog').getByRole('img', { name: 'ana-costa' })).toBeVisible();
  await page.getByRole('button', { name: 'Insert' }).click();
  // The photo is converted before the form can be saved.
  await expect(page.getByRole('button', { name: 'Rename', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByText('Entry saved.')).toBeVisible();
  const saved = parse(await page.evaluate(readFolder, 'content/en/testimonials.yaml')) as unknown[];
  const image = '/images/testimonials/ana-costa.webp';
  expect(saved.at(-1)).toMatchObject({ id: 'ana-costa', author: { image }, sample: true });
  const picture = await page.evaluate(measurePicture, `public${image}`);
  expect(picture).toEqual({ width: 480, height: 640 });
});
