import type { AnalyticsConfig, AnalyticsService } from './analytics-config.ts';
import type { Hit } from './hit.ts';

/** A request that counts a hit. */
interface CountingRequest {
  url: string;
  init: RequestInit;
}

/** Text in a POST needs no CORS preflight, and no answer that the page could read. */
function post(url: string, body: object): CountingRequest {
  return { url, init: { method: 'POST', mode: 'no-cors', body: JSON.stringify(body) } };
}

/** How each service takes a hit, by its documentation. */
const services: Record<AnalyticsService, (hit: Hit, config: AnalyticsConfig) => CountingRequest> = {
  // plausible.io/docs/events-api
  plausible: ({ name, origin, path, campaign, referrer, properties }, { url, site }) =>
    post(`${url}/api/event`, {
      name: name ?? 'pageview',
      url: `${origin}${path}${campaign}`,
      domain: site,
      referrer,
      props: properties,
    }),

  // docs.umami.is/docs/api/sending-stats. It asks for JSON, so the browser asks for permission first.
  umami: ({ name, origin, path, campaign, referrer, properties }, { url, site }) => ({
    url: `${url}/api/send`,
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        type: 'event',
        payload: {
          website: site,
          hostname: new URL(origin).hostname,
          url: `${path}${campaign}`,
          referrer,
          ...(name !== null && { name, data: properties }),
        },
      }),
    },
  }),

  // goatcounter.com/help/pixel. An event has a name and no properties, so they are part of the name.
  goatcounter: ({ name, path, campaign, referrer, properties }, { url }) => {
    const words = Object.values(properties).filter((value) => typeof value === 'string');
    const event = name !== null && [name, ...words].join(': ');
    const query = new URLSearchParams({
      p: event || path,
      ...(event && { e: 'true' }),
      ...(referrer && { r: referrer }),
      ...(campaign && { q: campaign }),
      // Browsers may answer the same address from their cache.
      rnd: Math.random().toString(36).slice(2, 8),
    });
    return { url: `${url}/count?${query}`, init: { mode: 'no-cors' } };
  },

  endpoint: ({ name, path, campaign, referrer, properties }, { url }) =>
    post(url, { name: name ?? 'Page view', path, campaign, referrer, properties }),
};

/** The request that counts a hit with the configured service. */
export function countingRequest(hit: Hit, config: AnalyticsConfig): CountingRequest {
  const { url, init } = services[config.service](hit, config);
  return {
    url,
    init: {
      ...init,
      // Sent even if the visitor leaves; without cookies; and without the query of the page's address.
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      cache: 'no-store',
    },
  };
}
