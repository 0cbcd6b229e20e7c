import { expect, test as base } from '@playwright/test';
import { parse, stringify } from 'yaml';
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
  server: GitHostServer;
  addresses: { site: string; api: string };
}

/** The questions of the content, which are translated here. */
export const file = 'en/faq.yaml';
export const translated = 'id/faq.yaml';
const sources = readSources('content');
export const source = sources.get(file) ?? '';
const [firstQuestion, secondQuestion] = parse(source) as { id: string; question: string }[];
if (!firstQuestion || !secondQuestion) throw new Error('The content has fewer than two questions.');
export const [first, second] = [firstQuestion, secondQuestion];

/** A small translation: of two questions, and without one of their answers. */
export const translation = stringify([
  { id: first.id, question: 'Pertanyaan pertama?' },
  { id: second.id, question: 'Pertanyaan kedua?', answer: 'Jawaban kedua.' },
]);

/** The words of a plan are translated, too. */
export const plansFile = 'facts/plans.yaml';
const [plan] = parse(sources.get(plansFile) ?? '') as { id: string; title: string }[];
if (!plan) throw new Error('The content has no plan.');
export const firstPlan = plan;
const translations = new Map([
  [translated, translation],
  [`id/${plansFile}`, stringify([{ id: plan.id, description: 'Untuk vila Anda.' }])],
]);

/** A signed-in editor of a repository on a Git host. It is built once, and the repository is new in each test. */
export const test = base.extend<Session, Served>({
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
    async ({ server }, use) => {
      const api = await server.listen();
      const inTwo = new Map([...sources, ...translations]);
      const host = { name: 'github', api, repository: 'company/site' } as const;
      const settings = { ...host, branch: 'main', signIn: null };
      const { url, stop } = await serveEditor('.build/tested-admin-with-host', settings, inTwo);
      await use({ site: url, api });
      stop();
    },
    { scope: 'worker' },
  ],
  host: async ({ server }, use) => {
    server.host = new GitHostMock(translations);
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
