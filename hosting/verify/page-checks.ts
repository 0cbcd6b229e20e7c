import { pagePolicy } from '../../build/content-security-policy.ts';
import { localHref, routes, type PagePath } from '../../src/config/routes.ts';
import { allRoutes, publicRoutes, translatedPages } from '../../src/content/all-pages.ts';
import { languages } from '../../src/content/content.ts';
import { hashedFiles, headersFor } from '../headers.ts';
import { fail, failOnAny, type Check } from './check.ts';
import type { LiveAnswer, LiveSite } from './live-site.ts';

const fileOf = (route: string) => (route === routes.home ? 'index.html' : `${route.slice(1)}.html`);
const pages = (count: number) => `${count} pages`;

/** The paths of pages in all languages of the site. */
const inAllLanguages = (paths: readonly PagePath[]) =>
  languages.flatMap(({ code }) => paths.map((path) => localHref(path, code)));
const everyPage = inAllLanguages(allRoutes);
const unknownPaths = inAllLanguages(['/verify-that-unknown-addresses-are-not-found']);

/** The problems of each page, with its path. */
async function problemsOfPages(
  site: LiveSite,
  paths: readonly string[],
  problemsOf: (answer: LiveAnswer, path: string) => string[],
): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) =>
      problemsOf(await site.get(path), path).map((problem) => `${path} ${problem}`),
    ),
  );
  return found.flat();
}

const typeOf = ({ headers }: LiveAnswer) => headers.get('content-type') ?? 'no type';
const isHtml = (answer: LiveAnswer) => typeOf(answer).startsWith('text/html');

function pageProblems(site: LiveSite, answer: LiveAnswer, path: string): string[] {
  if (answer.status !== 200) return [`answers ${answer.status}`];
  if (!isHtml(answer)) return [`is ${typeOf(answer)}, not HTML`];
  const canonical = /<link\b[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(answer.body)?.[1];
  // The demo login has no canonical address; a page without a translation has that of the English one.
  const expected = [path, path.replace(/^\/[a-z-]+(?=\/)/, '')].map(
    (each) => new URL(each, site.canonicalOrigin).href,
  );
  if (canonical === undefined || expected.includes(new URL(canonical).href)) return [];
  return [`names ${canonical} as its address: build with SITE_ORIGIN=${site.canonicalOrigin}`];
}

/** Headers that must have the value of `headersFor`; a CDN may change the others. */
function headerProblems({ headers }: LiveAnswer, file: string): string[] {
  const { Vary: _, ...expected } = headersFor(file, {});
  return Object.entries(expected).flatMap(([name, value]) => {
    const actual = headers.get(name);
    if (actual === value) return [];
    return [actual === null ? `has no ${name}` : `has ${name}: ${actual}`];
  });
}

/** A policy's directives by name. */
function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

/** Depend on the settings of the build, not on the page alone. */
const configuredDirectives = new Set(['connect-src', 'report-to', 'report-uri']);

function policyProblems({ headers, body }: LiveAnswer): string[] {
  const policy = headers.get('content-security-policy');
  if (policy === null) return ['has no Content-Security-Policy'];
  const actual = directives(policy);
  return [...directives(pagePolicy(body))]
    .filter(([name, sources]) => !configuredDirectives.has(name) && actual.get(name) !== sources)
    .map(
      ([name]) =>
        `has a ${name} that does not fit its HTML: deploy files and configuration of one build, and turn off changes to HTML at your CDN`,
    );
}

/** The files of this site that a page loads. */
function loadedFiles({ body }: LiveAnswer): string[] {
  const tags = body.matchAll(/<(?:script|link|img)\b[^>]*?\s(?:src|href)="(\/[^"#]*)"[^>]*>/g);
  const files = [...tags]
    .filter(([tag]) => !/\brel="(?:canonical|alternate|next|prev)"/.test(tag))
    .map(([, address = '']) => address);
  return [...new Set(files)];
}

function fileProblems(answer: LiveAnswer, path: string): string[] {
  if (answer.status !== 200) return [`answers ${answer.status}`];
  if (isHtml(answer)) return ['is HTML'];
  return path.startsWith(hashedFiles) ? headerProblems(answer, path.slice(1)) : [];
}

export const pageChecks: Check[] = [
  {
    name: 'Pages',
    async run(site) {
      failOnAny(
        await problemsOfPages(site, everyPage, (answer, path) => pageProblems(site, answer, path)),
      );
      return `${pages(everyPage.length)} of ${site.canonicalOrigin}`;
    },
  },
  {
    name: 'Unknown addresses',
    async run(site) {
      failOnAny(
        await problemsOfPages(site, unknownPaths, ({ status, body }) => {
          if (status !== 404) return [`answers ${status}, not 404`];
          return /<h1\b/.test(body) ? [] : ["answers without the site's page"];
        }),
      );
      return "404 with the site's page";
    },
  },
  {
    name: 'Headers',
    async run(site) {
      const ofPage = (answer: LiveAnswer, path: string) => headerProblems(answer, fileOf(path));
      failOnAny(await problemsOfPages(site, everyPage, ofPage));
      failOnAny(
        await problemsOfPages(site, unknownPaths, (answer) => headerProblems(answer, '404.html')),
      );
      return `on ${pages(everyPage.length)} and the 404`;
    },
  },
  {
    name: 'Security policy',
    async run(site) {
      failOnAny(await problemsOfPages(site, [...everyPage, ...unknownPaths], policyProblems));
      return 'each fits its page';
    },
  },
  {
    name: 'Scripts and styles',
    async run(site) {
      const loaded = await Promise.all(
        everyPage.map(async (route) => loadedFiles(await site.get(route))),
      );
      const files = [...new Set(loaded.flat())];
      failOnAny(await problemsOfPages(site, files, fileProblems));
      return `${files.length} files that pages load`;
    },
  },
  {
    name: 'Sitemap',
    async run(site) {
      const robots = await site.get('/robots.txt');
      const address = `${site.canonicalOrigin}/sitemap.xml`;
      if (!robots.body.includes(`Sitemap: ${address}\n`)) {
        fail(`/robots.txt does not name ${address}`);
      }
      const { body } = await site.get('/sitemap.xml');
      const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each = '']) => each);
      const missing = publicRoutes
        .flatMap(translatedPages)
        .filter(({ path }) => !listed.includes(new URL(path, site.canonicalOrigin).href));
      failOnAny(missing.map(({ path }) => `${path} is not in it`));
      const paths = listed.map((each) => new URL(each).pathname);
      failOnAny(
        await problemsOfPages(site, paths, ({ status }) =>
          status === 200 ? [] : [`answers ${status}`],
        ),
      );
      return pages(listed.length);
    },
  },
];
