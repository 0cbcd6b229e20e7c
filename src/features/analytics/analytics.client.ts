import { init } from '@plausible-analytics/tracker';
import { readCampaign } from '../../shared/campaign.ts';

/** Whether the visitor asks not to be tracked. Browsers then also send `DNT: 1` or `Sec-GPC: 1`. */
function isDeclined(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { globalPrivacyControl?: boolean } =
    navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** The page's address with only its campaign labels, without searches, figures or anything else. */
function addressToCount(): string {
  const campaign = new URLSearchParams(readCampaign(location.search));
  return `${location.origin}${location.pathname}?${campaign}`;
}

const service = document.querySelector<HTMLMetaElement>('meta[name="analytics"]');
if (service && !isDeclined()) {
  init({
    domain: location.hostname,
    endpoint: new URL('/api/event', service.content).href,
    outboundLinks: true,
    formSubmissions: true,
    captureOnLocalhost: true,
    transformRequest: (event) => ({
      ...event,
      u: addressToCount(),
      r: document.referrer && new URL(document.referrer).origin,
    }),
  });
}
