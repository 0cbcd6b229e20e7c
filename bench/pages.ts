import { routes } from '../src/config/routes.ts';

/** An unknown address, which shows the not-found page. */
export const missingRoute = '/nowhere';

/** Every page that is measured. */
export const pages = [...Object.values(routes), missingRoute];
