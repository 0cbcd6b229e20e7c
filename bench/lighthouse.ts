import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { siteOrigin } from '../src/config/site.ts';
import { budgets } from './budgets.ts';
import { isListed, pages } from './pages.ts';
import { type Figure, median } from './report.ts';
import { toolPackage } from '../tools/tool-package.ts';

const runs = 3;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

async function run(route: string, browserPath: string, flags: readonly string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      toolPackage('bench/tools', 'lighthouse/cli/index.js'),
      siteOrigin + route,
      '--output=json',
      '--quiet',
      // The not-found page is measured like any other.
      '--ignore-status-code',
      `--chrome-flags=${['--headless=new', ...flags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 64 * 1024 * 1024 },
  ).catch(({ stderr }: { stderr: string }) => {
    throw new Error(`Lighthouse did not measure ${route}. ${stderr.trim()}`);
  });
  return JSON.parse(stdout) as Report;
}

/** Lighthouse's mobile profile on every page, median of three runs. */
export async function measureLighthouse(
  browserPath: string,
  flags: readonly string[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of pages) {
    const reports = [];
    for (let at = 0; at < runs; at += 1) reports.push(await run(route, browserPath, flags));
    figures.push(...figuresOf(route, reports));
    console.log(`${route} measured`);
  }
  return figures;
}

function figuresOf(route: string, reports: readonly Report[]): Figure[] {
  const { lighthouse } = budgets;
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'].filter(
    // Kept out of search engines on purpose, which is what Lighthouse's score is about.
    (category) => category !== 'seo' || isListed(route),
  );
  const audits = [
    ['first-contentful-paint', lighthouse.firstContentfulPaintMs, 'ms'],
    ['largest-contentful-paint', lighthouse.largestContentfulPaintMs, 'ms'],
    ['total-blocking-time', lighthouse.totalBlockingTimeMs, 'ms'],
    ['cumulative-layout-shift', lighthouse.layoutShift, ''],
  ] as const;
  return [
    ...categories.map((category) => ({
      what: `${route} ${category}`,
      measured: median(
        reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)),
      ),
      budget: lighthouse.score,
      unit: '',
      isAtLeast: true,
    })),
    ...audits.map(([audit, budget, unit]) => ({
      what: `${route} ${audit}`,
      measured: median(reports.map((report) => report.audits[audit]?.numericValue ?? 0)),
      budget,
      unit,
    })),
  ];
}
