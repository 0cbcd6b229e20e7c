import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { buildAdmin } from '../../packages/editor/build.ts';
import { placeOf } from '../../packages/editor/config/config.ts';
import { createAdminServer } from '../../packages/editor/server.ts';
import type { GitHost } from '../../packages/editor/settings.ts';
import type { Sources } from '../../src/content/sources.ts';
import { installCms } from '../../scripts/tool-package.ts';

/** Content and pictures, as they are in the project. */
export function projectFiles(): Map<string, string> {
  const files = ['content', 'public/images'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'base64')]));
}

/** The lines that are only in the second of two texts. */
export const newLines = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

/** Builds the editor and serves it. @returns its address and how to stop it. */
export async function serveEditor(folder: string, host: GitHost | null, sources?: Sources) {
  installCms();
  await buildAdmin(folder, host, sources);
  const server = createAdminServer(join(folder, 'site'), host).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { url, stop: () => server.close() };
}

/** The content editor in a page. */
export class Editor {
  readonly page: Page;
  /** The form, or its part in one language. */
  readonly form: Locator;

  constructor(page: Page, language?: string) {
    this.page = page;
    const form = page.getByRole('group', { name: 'Content Editor' });
    this.form = language ? form.getByRole('group', { name: `Edit ⁨${language}⁩ Content` }) : form;
  }

  /** The part of the form in one of several languages, such as `Indonesian`. */
  in(language: string): Editor {
    return new Editor(this.page, language);
  }

  /**
   * Opens a content file by its name, such as `facts/plans.yaml`.
   * @returns its form; the English part, if it is in several languages.
   */
  async open(name: string): Promise<Editor> {
    const { collection, file } = placeOf(name);
    await this.page.evaluate(
      (hash) => location.assign(hash),
      `#/collections/${collection}/entries/${file}`,
    );
    await expect(this.form.getByRole('group').first()).toBeVisible();
    const english = this.in('English');
    return (await english.form.count()) > 0 ? english : this;
  }

  /** A field with its label, its help text and its mistakes. */
  field(label: string): Locator {
    return this.form.getByRole('group', { name: `“⁨${label}⁩” Field`, exact: true });
  }

  text(label: string): Locator {
    return this.form.getByRole('textbox', { name: label, exact: true });
  }

  number(label: string): Locator {
    return this.form.getByRole('spinbutton', { name: label, exact: true });
  }

  /** Chooses an option of a menu; of the last one, if several have the label. */
  async choose(label: string, option: string): Promise<void> {
    await this.field(label).last().getByRole('combobox').first().click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Opens an entry of a list by the text that it shows while it is closed. */
  async expand(title: string): Promise<void> {
    const titled = this.page.getByText(title, { exact: true });
    const entry = this.form.getByRole('group').filter({ has: titled }).last();
    await entry.getByRole('button', { name: 'Expand', exact: true }).first().click();
  }

  /** Adds an entry to the list of a file. */
  async addEntry(): Promise<void> {
    const button = this.form.getByRole('button', { name: 'Add ⁨entry⁩' }).last();
    await button.click();
    await expect(this.text('Id').last()).toBeVisible();
  }

  get saveButton(): Locator {
    return this.page.getByRole('button', { name: 'Save', exact: true });
  }

  /**
   * Adds a word to the first of these texts with which the build takes the file, and saves it. Opens groups and
   * entries as long as there is none.
   */
  async changeOneOf(texts: Locator): Promise<void> {
    const { form } = this;
    const refusal = this.page.getByRole('alertdialog');
    for (let index = 0; ; index += 1) {
      const box = texts.nth(index);
      while ((await texts.count()) <= index) {
        await form.getByRole('button', { name: 'Expand', exact: true }).first().click();
      }
      const before = await box.inputValue();
      // Ids are read-only in a translation.
      if (before === '' || !(await box.isEditable())) continue;
      await box.fill(`${before} ok`);
      await this.saveButton.click();
      const invalid = form.locator('[aria-invalid=true]');
      await expect
        .poll(async () => !(await form.isVisible()) || (await refusal.or(invalid).count()) > 0)
        .toBe(true);
      if (!(await form.isVisible())) return;
      if ((await refusal.count()) > 0) {
        await refusal.getByRole('button').first().click();
        await expect(refusal).toBeHidden();
      }
      await box.fill(before);
    }
  }

  /** Saves and waits for the list of files. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  }
}

interface Checkout {
  /** An editor of a checkout that is in the browser's private file system. */
  editor: Editor;
  /** Reads a file of the checkout. */
  read: (file: string) => Promise<string>;
}

/** What a page may not do: write to the console, and ask another origin. */
export function watch(page: Page, allowed: readonly string[], complaints: string[] = []): string[] {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = ['blob:', 'data:'].includes(url.protocol) || allowed.includes(url.origin);
    if (!isOwn) complaints.push(`asks ${url.origin}`);
  });
  return complaints;
}

export const test = base.extend<Checkout, { editorUrl: string }>({
  editorUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this.
    async ({}, use) => {
      const { url, stop } = await serveEditor('.build/tested-admin', null);
      await use(url);
      stop();
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, editorUrl }, use) => {
    const complaints = watch(page, [new URL(editorUrl).origin]);
    await page.goto(`${editorUrl}robots.txt`);
    await page.evaluate(writeCheckout, Object.fromEntries(projectFiles()));
    await page.addInitScript(showEverything);
    await page.addInitScript(() => {
      window.showDirectoryPicker = async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('checkout');
    });
    await page.goto(editorUrl);
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(page.getByRole('radiogroup', { name: 'Switch Page' })).toBeVisible();
    await use(new Editor(page));
    expect(complaints).toEqual([]);
  },
  read: async ({ page }, use) => {
    await use((file) => page.evaluate(readFromCheckout, file));
  },
});

/** Runs in the page: tells the CMS, which draws a field when it comes into view, that all are. */
export function showEverything(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    readonly #tell: IntersectionObserverCallback;

    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(tell, options);
      this.#tell = tell;
    }

    override observe(target: Element): void {
      const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
      queueMicrotask(() => this.#tell([entry], this));
    }
  };
}

declare global {
  interface Window {
    showDirectoryPicker: () => Promise<FileSystemDirectoryHandle>;
  }
}

/** Runs in the page: writes a checkout into the browser's private file system. */
async function writeCheckout(files: Record<string, string>): Promise<void> {
  const top = await navigator.storage.getDirectory();
  const root = await top.getDirectoryHandle('checkout', { create: true });
  await root.getDirectoryHandle('.git', { create: true });
  for (const [path, data] of Object.entries(files)) {
    const names = path.split('/');
    const name = names.pop() ?? '';
    let folder = root;
    for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
    const file = await folder.getFileHandle(name, { create: true });
    const writer = await file.createWritable();
    await writer.write(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
    await writer.close();
  }
}

/** Runs in the page: reads a file of the checkout. */
async function readFromCheckout(path: string): Promise<string> {
  const names = ['checkout', ...path.split('/')];
  const name = names.pop() ?? '';
  let folder = await navigator.storage.getDirectory();
  for (const each of names) folder = await folder.getDirectoryHandle(each);
  return (await (await folder.getFileHandle(name)).getFile()).text();
}
