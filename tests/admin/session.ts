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
type Question = Record<'id' | 'question' | 'answer', string>;
const [firstQuestion, secondQuestion] = parse(source) as Question[];
if (!firstQuestion || !secondQuestion) throw new Error('The content has fewer than two questions.');
export const first = firstQuestion;
const second = secondQuestion;

/** Words with the facts that another text names. */
export const withFactsOf = (text: string, words: string) =>
  [words, ...new Set(text.match(/{{.*?}}/g))].join(' ');

/** A small translation: of two questions, and without one of their answers. */
export const [firstInIndonesian, secondInIndonesian] = [
  { id: first.id, question: withFactsOf(first.question, 'Pertanyaan pertama?') },
  {
    id: second.id,
    question: withFactsOf(second.question, 'Pertanyaan kedua?'),
    answer: withFactsOf(second.answer, 'Jawaban kedua.'),
  },
];
export const translation = stringify([firstInIndonesian, secondInIndonesian]);

/** The words of a plan are translated, too. */
export const plansFile = 'facts/plans.yaml';
type Plan = Record<'id' | 'title' | 'description', string>;
const [plan] = parse(sources.get(plansFile) ?? '') as Plan[];
if (!plan) throw new Error('The content has no plan.');
export const firstPlan = plan;
export const planInIndonesian = withFactsOf(plan.description, 'Untuk vila Anda.');
const settings = { name: 'Bahasa Indonesia', locale: 'id-ID', reviewed: false };
const translations = new Map([
  ['id/language.yaml', stringify(settings)],
  [translated, translation],
  [`id/${plansFile}`, stringify([{ id: plan.id, description: planInIndonesian }])],
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
      const english = [...sources].filter(([name]) => /^(en|facts)\//.test(name));
      const inTwo = new Map([...english, ...translations]);
      const host = { name: 'github', api, repository: 'company/site' } as const;
      const repository = { ...host, branch: 'main', signIn: null };
      const { url, stop } = await serveEditor('.build/tested-admin-with-host', repository, inTwo);
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
