/** The services that can count visits; `endpoint` is an address of the operator's. */
export type AnalyticsService = 'plausible' | 'umami' | 'goatcounter' | 'endpoint';

/** Where and what to count, as each page carries it. */
export interface AnalyticsConfig {
  service: AnalyticsService;
  /** Address of the service, or the own endpoint. */
  url: string;
  /** How the service knows this site: a domain for Plausible, an id for Umami. */
  site: string;
  /** Ids of the plans, the only ones that are sent. */
  plans: readonly string[];
  /** Address of the product tour on the landing page. */
  tour: string;
  /** Address of the page on which to schedule a demo. */
  demo: string;
  /** Whether the text of a search without a result is sent. */
  hasSearchText: boolean;
  /** Of how many page views in a hundred the web vitals are sent. */
  vitalsPercent: number;
}
