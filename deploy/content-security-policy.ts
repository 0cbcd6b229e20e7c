import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contactEndpoint, productOrigin, statusUrl } from '../src/config/site.ts';

/** Content security policy per page, keyed by its file: `about.html`. */
export type PagePolicies = Record<string, string>;

function hash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  // Safe as an expression: the tags are those our own build wrote, and their content is raw text.
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'));
  const sources = [...elements]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , source = '']) => hash(source));
  return [...new Set(sources)];
}

function origins(...urls: (string | null)[]): string[] {
  return urls.filter((url) => url !== null).map((url) => new URL(url).origin);
}

/** The policy under which a page runs: its own inline scripts and styles by hash, and no others. */
export function pagePolicy(html: string): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(contactEndpoint, statusUrl)],
    'frame-src': [productOrigin],
    'form-action': ["'self'", 'mailto:', productOrigin, ...origins(contactEndpoint)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Reads the built pages in a folder and works out the policy of each. */
export async function readPagePolicies(folder: string): Promise<PagePolicies> {
  const policies: PagePolicies = {};
  for await (const file of glob('**/*.html', { cwd: folder })) {
    policies[file] = pagePolicy(await readFile(join(folder, file), 'utf8'));
  }
  return policies;
}
