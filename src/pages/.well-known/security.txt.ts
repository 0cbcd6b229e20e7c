import type { APIRoute } from 'astro';
import { loadContent } from '../../content/content.ts';
import { loadSettings } from '../../config/settings.ts';

const dayMs = 86_400_000;

/** Where to report a vulnerability (RFC 9116). Expires a year after the build. */
export const GET: APIRoute = ({ url }) => {
  const expires = new Date(Math.floor(Date.now() / dayMs + 364) * dayMs);
  return new Response(`Contact: mailto:${loadContent().company.mail}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${loadSettings().siteOrigin}${url.pathname}
`);
};
