import type { ClientDirective } from 'astro';
import { startOnUse } from './start-on-use.ts';

/** How far below the screen an island is when its code is fetched. */
const approach = '400px';

/**
 * `client:near`: the island starts when the visitor scrolls and it comes near the screen, or when it
 * is used before that. A page that nobody has scrolled fetches nothing for it, unless its address
 * has one of the parameters that the island is to show: it starts at once then, and says that it is
 * busy, since what was delivered is not what the address stands for.
 */
const clientNear: ClientDirective = (load, { value }, island) => {
  const start = startOnUse(island, load);
  // Astro calls it a string; it is what the page gives (client-directives.d.ts).
  const names = value as unknown as readonly string[];
  if (names.some?.((name) => new URLSearchParams(location.search).has(name))) {
    island.ariaBusy = 'true';
    start();
  }
  const watch = () => {
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
  if (scrollY > 0) watch();
  else addEventListener('scroll', watch, { once: true });
};

export default clientNear;
