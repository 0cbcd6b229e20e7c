import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { localHref, routes } from '../src/config/routes.ts';
import { loadSettings } from '../src/config/settings.ts';
import { loadLanguages } from '../src/content/content.ts';
import { budgets } from './budgets.ts';
import { type Figure, median } from './report.ts';

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** An unknown address, for the 404 page. */
const missingRoute = '/nowhere';

/** Audits that a page fails on purpose: both pages block search engines, and one has status 404. */
const skippedAudits = new Map<string, string[]>([
  [routes.login, ['is-crawlable']],
  // Chromium logs the 404 of the document itself as an error in the console.
  [missingRoute, ['is-crawlable', 'http-status-code', 'errors-in-console']],
]);

/** The path of a Chromium, and its flags. */
export interface Browser {
  path: string;
  flags: readonly string[];
}

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** One run of Lighthouse's mobile profile. @throws {Error} if the page could not be measured. */
export async function runLighthouse(
  address: string,
  { path, flags }: Browser,
  skipped: readonly string[] = [],
): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'bench/tools/node_modules/lighthouse/cli/index.js',
      address,
      '--output=json',
      '--quiet',
      '--ignore-status-code',
      `--only-categories=${categories.join(',')}`,
      ...skipped.map((audit) => `--skip-audits=${audit}`),
      `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: path }, maxBuffer: 64 * 1024 * 1024 },
  ).catch(({ stderr }: { stderr: string }) => {
    throw new Error(`Lighthouse did not measure ${address}. ${stderr.trim()}`);
  });
  return JSON.parse(stdout) as Report;
}

/** The median of an audit's value, such as `largest-contentful-paint` in milliseconds. */
export const getAuditMedian = (reports: readonly Report[], audit: string) =>
  median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));

/** Every page in every language: its path, and its route in English. */
const listPages = () =>
  loadLanguages().flatMap(({ code }) =>
    [...Object.values(routes), missingRoute].map((route) => ({
      path: localHref(route, code),
      route,
    })),
  );

/** Measures the scores, the blocking time and the layout shift of every page: medians of three rounds. */
export async function measureLighthouse(browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, route } of listPages()) {
    const reports: Report[] = [];
    const address = loadSettings().siteOrigin + path;
    while (reports.length < rounds)
      reports.push(await runLighthouse(address, browser, skippedAudits.get(route)));
    figures.push(...listFigures(path, reports));
    console.log(`${path} measured`);
  }
  return figures;
}

function listFigures(path: string, reports: readonly Report[]): Figure[] {
  const { score, totalBlockingTimeMs, layoutShift } = budgets.lighthouse;
  return [
    ...categories.map((category) => ({
      what: `${path} ${category}`,
      measured: median(
        reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)),
      ),
      budget: score,
      isMinimum: true,
    })),
    ...(
      [
        ['total-blocking-time', totalBlockingTimeMs],
        ['cumulative-layout-shift', layoutShift],
      ] as const
    ).map(([audit, budget]) => ({
      what: `${path} ${audit}`,
      measured: getAuditMedian(reports, audit),
      budget,
    })),
  ];
}
