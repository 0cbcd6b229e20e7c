import { expect, test as base } from '@playwright/test';
import { readSources } from '../../src/content/sources.ts';
import { Editor, serveEditor, showEverything, watch } from './editor.ts';
import { GitHostMock, GitHostServer } from './git-host.ts';

interface Session {
  host: GitHostMock;
  editor: Editor;
  /** What the page wrote to the console, and what it asked of other origins. */
  complaints: string[];
}

interface Served {
  /** Texts of content files that the project does not have, by their names. */
  translations: Record<string, string>;
  server: GitHostServer;
  addresses: { site: string; api: string };
}

/** A signed-in editor of a repository on a Git host. It is built once, and the repository is new in each test. */
export const test = base.extend<Session, Served>({
  translations: [{}, { option: true, scope: 'worker' }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this.
    async ({}, use) => {
      const server = new GitHostServer();
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],
  addresses: [
    async ({ server, translations }, use) => {
      const api = await server.listen();
      const sources = new Map([...readSources('content'), ...Object.entries(translations)]);
      const host = { name: 'github', api, repository: 'company/site' } as const;
      const settings = { ...host, branch: 'main', signIn: null };
      const { url, stop } = await serveEditor('.build/tested-admin-with-host', settings, sources);
      await use({ site: url, api });
      stop();
    },
    { scope: 'worker' },
  ],
  host: async ({ server, translations }, use) => {
    const added = Object.entries(translations).map(([name, text]) => [`content/${name}`, text]);
    server.host = new GitHostMock(Object.fromEntries(added));
    await use(server.host);
  },
  // oxlint-disable-next-line no-empty-pattern -- As above.
  complaints: async ({}, use) => {
    await use([]);
  },
  // The host is what the page asks.
  editor: async ({ host: _host, page, addresses, complaints }, use) => {
    const { site, api } = addresses;
    watch(page, [new URL(site).origin, api], complaints);
    await page.addInitScript(showEverything);
    await page.goto(site);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('radiogroup', { name: 'Switch Page' })).toBeVisible();
    await use(new Editor(page));
  },
});
