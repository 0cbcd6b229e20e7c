/**
 * Everything the site counts besides page views, if `ANALYTICS` is set, and what is sent with it. Names
 * are what an operator reads in the statistics. Nothing in here holds what a visitor typed, except
 * `query`, which is removed unless `ANALYTICS_SEARCH_TEXT` is set.
 */
export interface EventProperties {
  /** `plan` is a plan's id, or `none` if the visitor hasn't chosen one. */
  'Trial clicked': { plan: string };
  /** The product tour on the landing page, or the page on which to schedule a call. */
  'Demo clicked': { kind: 'tour' | 'call' };
  'Calculator used': Record<never, never>;
  'Link copied': Record<never, never>;
  'Contact sent': Record<never, never>;
  'Search without result': { query: string };
  /** LCP and INP in milliseconds, CLS in thousandths. */
  'Web vital': { metric: 'LCP' | 'INP' | 'CLS'; rating: string; value: number };
}

/** One event, with its properties. */
export type CountedEvent = {
  [Name in keyof EventProperties]: { name: Name; properties: EventProperties[Name] };
}[keyof EventProperties];

declare global {
  interface WindowEventMap {
    counted: CustomEvent<CountedEvent>;
  }
  interface ImportMetaEnv {
    /** Whether `ANALYTICS` is set; a build without it leaves out code that asks for this. */
    readonly HAS_ANALYTICS: boolean;
  }
}

/** Counts an event, if the visitor allows it. Call it in `if (import.meta.env.HAS_ANALYTICS)`. */
export function count<Name extends keyof EventProperties>(
  name: Name,
  properties: EventProperties[Name],
): void {
  dispatchEvent(new CustomEvent('counted', { detail: { name, properties } }));
}
