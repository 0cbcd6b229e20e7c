import {
  accessLogFile,
  analyticsUrl,
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
  ANALYTICS_URL: analyticsUrl !== null,
};
