import trialUrl from './trial.ts?late';
import { visitStorage } from './storage.ts';

/**
 * Starts what carries a visitor's choice to sign-up: at once where there is something to carry, else
 * when the page is scrolled, as plans and periods are chosen far below its top. What is chosen before
 * the code has arrived is heard then.
 */
export function startTrialInTime(): void {
  const missed: Event[] = [];
  let hear = (event: Event): unknown => missed.push(event);
  const start = async () => {
    const { startTrial } = await import(/* @vite-ignore */ trialUrl);
    hear = startTrial(missed);
  };
  for (const type of ['click', 'change']) addEventListener(type, (event) => hear(event));
  if (location.search || visitStorage.get('trial')) void start();
  else addEventListener('scroll', start, { once: true });
}
