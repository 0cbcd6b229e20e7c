/** What the build writes, from the project root. */
export const siteFolder = 'dist';

/** Where the build keeps what hosting needs to know but visitors must not fetch. */
export const buildFolder = '.build';

/** Content security policy of each page, by its file in the site's folder. */
export const policiesFile = `${buildFolder}/content-security-policies.json`;
