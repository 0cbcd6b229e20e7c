/** A KB here is 1,000 bytes, as the network counts them. */
const KB = 1000;

/** Pages whose document is large: two hold much, and all three hold what starts their islands (2.4 KB). */
const heavyDocuments = new Map([
  ['/', 36 * KB],
  ['/integrations', 21 * KB],
  ['/contact', 16 * KB],
]);

/** What the site allows itself. `npm run bench` fails on the first figure above one of these. */
export const budgets = {
  /** Lighthouse's mobile profile, median of three runs, on every page. */
  lighthouse: {
    score: 100,
    firstContentfulPaintMs: 1000,
    largestContentfulPaintMs: 1000,
    totalBlockingTimeMs: 0,
    layoutShift: 0,
  },
  /** Bytes of the landing page's document within which its whole first screen lies. */
  firstScreenBytes: 14_600,
  /** Bytes of a page's document, by route. */
  documentBytes: (route: string) => heavyDocuments.get(route) ?? 14.6 * KB,
  /** Everything fetched until the network is idle, on any page. */
  atLoad: { scriptBytes: 6 * KB, totalBytes: 90 * KB, fontBytes: 45 * KB, requests: 6 },
  /** Everything fetched by the landing page, scrolled to its end; the booking frame is another host's. */
  scrolled: { scriptBytes: 85 * KB, totalBytes: 220 * KB },
  /** From a press to the next paint, on a processor four times as slow, for every control. */
  interactionMs: 100,
  /** From a press on a link until the page that was fetched ahead is painted. */
  prerenderedMs: 100,
  /** One build of the site, and by how much an entry of ten times as many may cost more. */
  building: { seconds: 15, growth: 1.5 },
} as const;
