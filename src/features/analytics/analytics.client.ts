import type { CountedEvent } from '../../browser/count.ts';
import type { AnalyticsConfig } from './analytics-config.ts';
import { watchGoals } from './goals.ts';
import { analyticsHook } from './hooks.ts';

/** Browsers send `Sec-GPC: 1` and `DNT: 1` along with these. */
function isDeclined(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } =
    navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

const happens = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/** Waits until the page is shown, not just prerendered, loaded, and idle. */
async function untilIdle(): Promise<void> {
  if ('prerendering' in document && document.prerendering) {
    await happens(document, 'prerenderingchange');
  }
  if (document.readyState !== 'complete') await happens(window, 'load');
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 500);
  });
}

async function start(config: AnalyticsConfig): Promise<void> {
  const waiting: CountedEvent[] = [];
  let record: (event: CountedEvent | null) => void = (event) => event && waiting.push(event);
  addEventListener('counted', ({ detail }) => record(detail));
  watchGoals(config);
  await untilIdle();
  const { startCounter } = await import('./counter.ts');
  record = startCounter(config);
  for (const event of waiting) record(event);
  // A page that comes back from the browser's cache is seen again.
  addEventListener('pageshow', ({ persisted }) => persisted && record(null));
  if (Math.random() * 100 < config.vitalsPercent) {
    const { watchVitals } = await import('./vitals.ts');
    watchVitals();
  }
}

const json = document.querySelector(`[${analyticsHook}]`)?.getAttribute('content');
if (json && !isDeclined()) {
  // Without its code nothing is counted; the page doesn't need it.
  start(JSON.parse(json) as AnalyticsConfig).catch(() => {});
}
