import type { CountedEvent } from '../../browser/count.ts';
import type { AnalyticsConfig } from './analytics-config.ts';
import { describePage, sentProperties } from './hit.ts';
import { countingRequest } from './services.ts';

/**
 * Counts this page view, and returns a function that counts an event, or another view of the page with
 * `null`. A service that fails is ignored: nothing is tried again, and nothing is stored.
 */
export function startCounter(config: AnalyticsConfig): (event: CountedEvent | null) => void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const page = describePage(location, canonical, document.referrer);
  const record = (event: CountedEvent | null) => {
    const properties = event ? sentProperties(event, config) : {};
    const hit = { ...page, name: event?.name ?? null, properties };
    const { url, init } = countingRequest(hit, config);
    fetch(url, init).catch(() => {});
  };
  record(null);
  return record;
}
