import { publicRoutes, routes } from '../src/config/routes.ts';

/** Every page that is measured: those with an address, and the one for all others. */
export const pages = [...Object.values(routes), '/nowhere'];

/** Whether search engines may list a page. */
export const isListed = (page: string) => (publicRoutes as readonly string[]).includes(page);
