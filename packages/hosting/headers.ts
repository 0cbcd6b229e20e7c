import { extname } from 'node:path';
import { cspReportUrl } from '../../src/config/site.ts';
import { reportGroup, type PagePolicies } from '../../build/content-security-policy.ts';

const aYear = 60 * 60 * 24 * 365;

/** Features that the site never uses. Others, such as fullscreen and clipboard, keep the browser default. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files under this path carry a hash of their content in their name. */
export const hashedFiles = '/_astro/';

/** Files in these folders, one for each language, are shown on other sites, in link previews. */
const sharedFiles = /^\/(?:[a-z]{2,3}\/)?social\//;

/**
 * Response headers for a file of the built site.
 * @param file its path in the site's folder, such as `about.html`.
 */
export function headersFor(file: string, policies: PagePolicies): Record<string, string> {
  const policy = policies[file];
  const path = `/${file}`;
  const isHashed = path.startsWith(hashedFiles);
  return {
    ...commonHeaders,
    ...(sharedFiles.test(path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Cache-Control': isHashed
      ? `public, max-age=${aYear}, immutable`
      : 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
    ...(policy && { 'Content-Security-Policy': policy }),
    ...(policy && cspReportUrl && { 'Reporting-Endpoints': `${reportGroup}="${cspReportUrl}"` }),
  };
}

/** Content types of the files that a build writes, by the ends of their names. */
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Content type of a file by its name. */
export function contentTypeOf(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}
