import type { ClientDirective } from 'astro';
import { readScrollTop } from '../read-scroll-top.ts';
import { isAskedFor, prepareIsland } from './start.ts';

/** How far from the screen an island is when its code is fetched. */
const margin = '400px';

/** `client:near`: starts an island that comes near the screen, is used, or is asked for. */
const startWhenNear: ClientDirective = (load, { value }, island) => {
  const start = prepareIsland(load, island);
  if (isAskedFor(value)) {
    // The page shows its defaults; the island removes this once it shows what was asked for.
    island.ariaBusy = 'true';
    void start();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start();
    },
    { rootMargin: margin },
  );
  const watch = () => {
    // The island itself has no box (Astro gives it `display: contents`); its children have.
    for (const child of island.children) observer.observe(child);
  };
  // Before the first scroll the visitor is reading the top of the page: nothing is fetched for it.
  addEventListener('scroll', watch, { once: true });
  // A reloaded page may be scrolled already.
  readScrollTop((scrollTopPx) => scrollTopPx > 0 && watch());
};

export default startWhenNear;
