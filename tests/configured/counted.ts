import type { Page } from '@playwright/test';
import type { AnalyticsConfig } from '../../src/features/analytics/analytics-config.ts';
import type { CountingService } from './site.ts';

/**
 * Opens a page with another configuration than its build's. Another service at the same address has the
 * same scripts and the same policy, so that no second build is needed.
 */
export async function goTo(
  page: Page,
  path: string,
  changes: Partial<AnalyticsConfig> = {},
): Promise<void> {
  await page.addInitScript((changed) => {
    // Before the page's own scripts, which run once it is parsed.
    document.addEventListener(
      'readystatechange',
      () => {
        const meta = document.querySelector<HTMLMetaElement>('meta[name=analytics]');
        if (meta) meta.content = JSON.stringify({ ...JSON.parse(meta.content), ...changed });
      },
      { once: true },
    );
  }, changes);
  await page.goto(path, { referer: 'https://search.example/?q=typed' });
}

interface PlausibleEvent {
  name: string;
  props: Record<string, unknown>;
}

const received = ({ received: hits }: CountingService) =>
  hits.map(({ body }) => JSON.parse(body) as PlausibleEvent);

/** Names of all that Plausible received, page views included, in order. */
export function eventNames(counting: CountingService): string[] {
  return received(counting).map(({ name }) => name);
}

/** The events that Plausible received, without page views, in order. */
export function events(counting: CountingService): PlausibleEvent[] {
  return received(counting)
    .filter(({ name }) => name !== 'pageview')
    .map(({ name, props }) => ({ name, props }));
}
