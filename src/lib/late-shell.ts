import scrolledUrl from './scrolled.ts?late';
import { visitStorage } from './storage.ts';

/**
 * Starts what a page needs once it is scrolled, as plans and periods are chosen far below its top,
 * and at once where there is a choice to carry to sign-up, an address with a query, or something to put
 * back into fields. What is chosen before the code has arrived
 * is heard then.
 */
export function startLateShell(): void {
  const missed: Event[] = [];
  let hear = (event: Event): unknown => missed.push(event);
  const start = async () => {
    const { listen } = await import(/* @vite-ignore */ scrolledUrl);
    hear = listen(missed);
  };
  for (const type of ['click', 'change']) addEventListener(type, (event) => hear(event));
  if (location.search || history.state || visitStorage.get('trial')) void start();
  else addEventListener('scroll', start, { once: true });
}
