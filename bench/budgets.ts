/** 1 KB is 1,000 bytes. */
const KB = 1000;

/** The pages whose document or styles may weigh more than on other pages. */
const heavyPages = new Map([
  ['/', { document: 32 * KB, styles: 22 * KB }],
  ['/integrations', { document: 22 * KB, styles: 16 * KB }],
]);

/** Budgets of the site, with compressed sizes. `npm run bench` fails on times over budget, `npm test` on sizes. */
export const budgets = {
  /** The document and the stylesheets of the page at a route. */
  documentBytes: (route: string) => heavyPages.get(route)?.document ?? 14 * KB,
  styleBytes: (route: string) => heavyPages.get(route)?.styles ?? 14 * KB,
  /**
   * Scripts, including inline ones, before the visitor does anything. A page that starts with an island loads React.
   */
  scriptBytes: ({ hasIsland }: { hasIsland: boolean }) => (hasIsland ? 95 : 10) * KB,
  fontBytes: 65 * KB,
  /** Lighthouse's mobile profile on every page: the score in each category, and figures of audits. */
  lighthouseScore: 100,
  lighthouseAudits: { 'total-blocking-time': 50, 'cumulative-layout-shift': 0 },
  /** Shares of another site's times, measured in the same rounds. */
  peerShares: { 'largest-contentful-paint': 0.8, 'first-contentful-paint': 1 },
  /** From a tap or key press to the next paint, with a CPU slowed down four times. web.dev/inp calls 200 ms good. */
  interactionMs: 200,
} as const;

/** A measured figure and its budget. */
export interface Figure {
  what: string;
  measured: number;
  atMost?: number;
  atLeast?: number;
}

/** The median of an odd number of measurements. */
export const median = (measured: readonly number[]) =>
  measured.toSorted((one, other) => one - other)[(measured.length - 1) / 2] ?? Number.NaN;
