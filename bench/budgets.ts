/** 1 KB is 1,000 bytes. */
const KB = 1000;

/** Pages whose document and styles weigh more than those of the others, compressed. */
const heavyPages = new Map([
  ['/', 56 * KB],
  ['/integrations', 32 * KB],
]);

/** Budgets of the site. `npm run bench` fails on every time above its budget, `npm test` on every weight. */
export const budgets = {
  /** Document and stylesheets of a page, by its route. */
  documentAndStyleBytes: (route: string) => heavyPages.get(route) ?? 22 * KB,
  /** Scripts before anything is used, inline ones included. An island that starts with the page brings React. */
  scriptBytes: ({ hasIsland }: { hasIsland: boolean }) => (hasIsland ? 95 : 10) * KB,
  fontBytes: 65 * KB,
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
