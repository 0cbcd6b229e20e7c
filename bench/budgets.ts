/** 1 KB is 1,000 bytes. */
const KB = 1000;

/** Compressed bytes of a page's document and stylesheets together, for pages that need more than the default. */
const heavyPages = new Map([
  ['/', 38 * KB],
  ['/integrations', 28 * KB],
]);

/** Budgets of the site. `npm run bench` fails on every time above its budget, `npm test` on every weight. */
export const budgets = {
  /** Document and stylesheets of a page, by its route. */
  documentAndStyleBytes: (route: string) => heavyPages.get(route) ?? 18 * KB,
  /** Elements and words of the landing page; the days of its calendars and the choices of its lists are words, too. */
  landing: { elements: 1250, words: 1250 },
  /** Scripts at load, inline ones included. */
  scriptBytes: 6 * KB,
  /** Everything a page fetches until the network is idle. */
  atLoad: { fontBytes: 45 * KB, totalBytes: 90 * KB, requests: 8 },
  /** Everything the landing page has fetched once it was scrolled to its end, without the booking frame. */
  scrolled: { scriptBytes: 85 * KB, scriptRequests: 14, totalBytes: 220 * KB },
  /** Lighthouse's mobile profile on every page. */
  lighthouse: {
    score: 100,
    totalBlockingTimeMs: 50,
    layoutShift: 0,
  },
  /** Of what another site takes in the same rounds. */
  peer: { largestContentfulPaintShare: 0.85, firstContentfulPaintShare: 1 },
  /** From a tap or key to the next paint, with the processor slowed to a quarter; web.dev/inp calls 200 ms good. */
  interactionMs: 200,
} as const;
