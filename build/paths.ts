import { basename } from 'node:path';

/** Where the built site goes, from the project root; tests build into a folder of their own. */
export const siteFolder = process.env['SITE_FOLDER'] || 'dist';

/** Where the build keeps what hosting needs to know but visitors must not fetch. */
export const buildFolder = '.build';

/** Content security policy of each page, by its file in the site's folder. */
export const policiesFile = `${buildFolder}/policies-of-${basename(siteFolder)}.json`;

/** What the build makes for hosts: a folder or file to hand over for each. */
export const hostingFolder = `${buildFolder}/hosting-of-${basename(siteFolder)}`;
