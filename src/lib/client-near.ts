import type { ClientDirective } from 'astro';
import { startOnUse } from './start-on-use.ts';

/** How far below the screen an island is when its code is fetched. */
const approach = '400px';

/** `client:near`: the island starts when it comes near the screen, or is used before that. */
const clientNear: ClientDirective = (load, _options, island) => {
  const start = startOnUse(island, load);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      start();
    },
    { rootMargin: approach },
  );
  // The island itself has no box (display: contents); what it holds has.
  for (const child of island.children) observer.observe(child);
};

export default clientNear;
