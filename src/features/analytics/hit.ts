import type { CountedEvent } from '../../browser/count.ts';
import { readCampaign } from '../../shared/campaign.ts';
import { maxSearchTextLength } from '../../shared/search-text.ts';
import type { AnalyticsConfig } from './analytics-config.ts';

/** A page view or an event, as it is sent. */
export interface Hit {
  /** The event's name; null for a page view. */
  name: string | null;
  origin: string;
  /** Path of the page. Every address that has no page is `/404`. */
  path: string;
  /** Campaign labels of the address, as a query string; empty without any. */
  campaign: string;
  /** Origin of the site that linked here; empty for none and for this site. */
  referrer: string;
  properties: Readonly<Record<string, string | number>>;
}

/** What a hit says about the page: nothing of its address but its path and its campaign labels. */
export function describePage(
  address: Pick<Location, 'origin' | 'search'>,
  canonical: string | undefined,
  referrer: string,
): Omit<Hit, 'name' | 'properties'> {
  const labels = readCampaign(address.search);
  const from = URL.parse(referrer)?.origin ?? '';
  return {
    origin: address.origin,
    path: (canonical && URL.parse(canonical)?.pathname) || '/404',
    campaign: labels.length > 0 ? `?${new URLSearchParams(labels)}` : '',
    referrer: /^https?:/.test(from) && from !== address.origin ? from : '',
  };
}

/** Whether a text may hold an email address or a phone number. */
const looksPersonal = (text: string) => /@|(\d\D{0,2}){6}/.test(text);

/** The properties of an event that this site sends. */
export function sentProperties(event: CountedEvent, config: AnalyticsConfig): Hit['properties'] {
  switch (event.name) {
    case 'Trial clicked': {
      const { plan } = event.properties;
      return { plan: config.plans.includes(plan) ? plan : 'none' };
    }
    case 'Search without result': {
      const { query } = event.properties;
      if (!config.hasSearchText || looksPersonal(query)) return {};
      return { query: query.slice(0, maxSearchTextLength).toWellFormed() };
    }
    default:
      return { ...event.properties };
  }
}
