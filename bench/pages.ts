import { allRoutes } from '../src/content/all-pages.ts';

/** An unknown address, which shows the not-found page. */
export const missingRoute = '/nowhere';

/** Every page that is measured. */
export const pages = [...allRoutes, missingRoute];
