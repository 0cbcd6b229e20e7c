/** Where the built site goes, from the project root; tests build into separate folders. */
export const findSiteFolder = () => process.env['SITE_FOLDER'] || 'dist';

/** Where the build keeps files that are not part of the site. */
export const buildFolder = '.build';
