import {
  accessLogFile,
  analytics,
  contactEndpoint,
  hasContactService,
  statusUrl,
} from '../config/site.ts';

/** The settings that legal texts can depend on. */
export const settingsInUse = {
  CONTACT: hasContactService,
  CONTACT_ENDPOINT: contactEndpoint !== null,
  STATUS_URL: statusUrl !== null,
  ACCESS_LOG_FILE: accessLogFile !== null,
  ANALYTICS: analytics !== null,
  ANALYTICS_SEARCH_TEXT: analytics?.hasSearchText ?? false,
  ANALYTICS_VITALS_PERCENT: (analytics?.vitalsPercent ?? 0) > 0,
};
