import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { localHref, routes } from '../src/config/routes.ts';
import { loadSettings } from '../src/config/settings.ts';
import { loadLanguages } from '../src/content/content.ts';
import { budgets } from './budgets.ts';
import { type Figure, median } from './report.ts';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** An unknown address, which shows the not-found page. */
const missingRoute = '/nowhere';

/** Every page in every language: its path, and that in English, which its budgets go by. */
const listPages = () =>
  loadLanguages().flatMap(({ code }) =>
    [...Object.values(routes), missingRoute].map((route) => ({
      path: localHref(route, code),
      route,
    })),
  );

type MeasuredPage = ReturnType<typeof listPages>[number];

/** Audits that a page fails on purpose: both pages block search engines, and one has status 404. */
const skippedAudits = new Map<string, string[]>([
  [routes.login, ['is-crawlable']],
  // Chromium logs the 404 of the document itself as an error in the console.
  [missingRoute, ['is-crawlable', 'http-status-code', 'errors-in-console']],
]);

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

async function run(
  { path, route }: MeasuredPage,
  browserPath: string,
  flags: readonly string[],
): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'bench/tools/node_modules/lighthouse/cli/index.js',
      loadSettings().siteOrigin + path,
      '--output=json',
      '--quiet',
      '--ignore-status-code',
      `--only-categories=${categories.join(',')}`,
      ...(skippedAudits.get(route) ?? []).map((audit) => `--skip-audits=${audit}`),
      `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 64 * 1024 * 1024 },
  ).catch(({ stderr }: { stderr: string }) => {
    throw new Error(`Lighthouse did not measure ${path}. ${stderr.trim()}`);
  });
  return JSON.parse(stdout) as Report;
}

/** Lighthouse's mobile profile on every page, median of three runs. */
export async function measureLighthouse(
  browserPath: string,
  flags: readonly string[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const measured of listPages()) {
    const reports: Report[] = [];
    while (reports.length < runs) reports.push(await run(measured, browserPath, flags));
    figures.push(...figuresOf(measured, reports));
    console.log(`${measured.path} measured`);
  }
  return figures;
}

function figuresOf({ path, route }: MeasuredPage, reports: readonly Report[]): Figure[] {
  const { score, ...limits } = budgets.lighthouse;
  const metrics = [
    ['largest-contentful-paint', limits.largestContentfulPaintMs(route)],
    ['total-blocking-time', limits.totalBlockingTimeMs],
    ['cumulative-layout-shift', limits.layoutShift],
  ] as const;
  return [
    ...categories.map((category) => ({
      what: `${path} ${category}`,
      measured: median(
        reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)),
      ),
      budget: score,
      isAtLeast: true,
    })),
    ...metrics.map(([audit, budget]) => ({
      what: `${path} ${audit}`,
      measured: median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN)),
      budget,
    })),
  ];
}
