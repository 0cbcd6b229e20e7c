import { basename } from 'node:path';

/** Where the built site goes, from the project root; tests build into separate folders. */
export const siteFolder = process.env['SITE_FOLDER'] || 'dist';

/** Where the build keeps files that hosting needs and visitors must not fetch. */
export const buildFolder = '.build';

/** Content security policy of each page, by its file in the site's folder. */
export const policiesFile = `${buildFolder}/policies-of-${basename(siteFolder)}.json`;

/** The built content editor: `site` is what to serve. No other build reads or writes this folder. */
export const editorFolder = `${buildFolder}/editor`;

/** The files and configuration that the build writes for each hosting target. */
export const hostingFolder = `${buildFolder}/hosting-of-${basename(siteFolder)}`;
