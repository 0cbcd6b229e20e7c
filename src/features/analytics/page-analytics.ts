import { localHref, sectionHref } from '../../config/routes.ts';
import { analytics, productLinksIn } from '../../config/site.ts';
import type { Content } from '../../content/read-content.ts';
import type { AnalyticsConfig } from './analytics-config.ts';

/** Where and what the pages of a language count; `null` if nobody counts. */
export function pageAnalytics({ language, plans }: Content): AnalyticsConfig | null {
  return (
    analytics && {
      ...analytics,
      plans: plans.map(({ id }) => id),
      tour: localHref(sectionHref('demo'), language.code),
      demo: productLinksIn(language.code).demo,
    }
  );
}
