import { originsOf } from './config/backend.ts';
import type { GitHost } from './settings.ts';

/** The content security policy of the editor: it may talk to its own origin and to the Git host. */
function policyFor(host: GitHost | null): string {
  const { api, avatars } = originsOf(host);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // The CMS writes its styles into the page by script.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...avatars],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:', 'data:', ...api],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Response headers for every file of the editor. */
export function adminHeaders(host: GitHost | null): Record<string, string> {
  return {
    'Content-Security-Policy': policyFor(host),
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // The window of a sign-in service has to reach the editor that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
}

/** The headers for Cloudflare and Netlify. */
export function headersFile(host: GitHost | null): string {
  const lines = Object.entries(adminHeaders(host)).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}`;
}

/** The headers for nginx, to include in the editor's location. */
export function nginxHeaders(host: GitHost | null): string {
  return Object.entries(adminHeaders(host))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
