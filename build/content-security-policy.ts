import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSettings } from '../src/config/settings.ts';

function hash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  // A regular expression is safe here: our own build wrote the tags, and their content is raw text.
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'));
  const sources = [...elements]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , source = '']) => hash(source));
  return [...new Set(sources)];
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&');
}

/** The attributes of each element of a kind in a page. */
function attributesOf(html: string, tag: 'iframe' | 'form'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'));
  return [...elements].map(([, attributes = '']) => attributes);
}

/** Where the forms of a page submit to; one with `method="dialog"` submits nowhere. */
const formAddresses = (html: string) =>
  attributesOf(html, 'form')
    .filter((form) => attribute(form, 'method') !== 'dialog')
    .map((form) => attribute(form, 'action') ?? '');

/** The policy's source for an address: its origin, the scheme of a mail link, `'self'` for a path. */
function sourceOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return "'self'";
  return url.origin === 'null' ? url.protocol : url.origin;
}

function sourcesOf(addresses: readonly string[]): string[] {
  return addresses.length > 0 ? [...new Set(addresses.map(sourceOf))] : ["'none'"];
}

/**
 * The policy of a page: it allows only the inline scripts and styles, frames and forms in its HTML. Who may frame the
 * page is said by a header (hosting/_headers), since browsers ignore `frame-ancestors` in a page.
 */
export function pagePolicy(html: string): string {
  const { analyticsUrl, contactEndpoint, statusUrl } = loadSettings();
  const frames = attributesOf(html, 'iframe').flatMap((frame) => attribute(frame, 'src') ?? []);
  const forms = formAddresses(html);
  const requested = [
    ...(contactEndpoint !== null && forms.includes(contactEndpoint) ? [contactEndpoint] : []),
    ...(statusUrl !== null ? [statusUrl] : []),
    ...(analyticsUrl !== null ? [new URL(analyticsUrl).origin] : []),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': inlineHashes(html, 'style'),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(requested.map(sourceOf))],
    'frame-src': sourcesOf(frames),
    'form-action': sourcesOf(forms),
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Browsers look for the charset in the first 1,024 bytes, so it is before the policy. */
const charset = '<meta charset="utf-8">';

/**
 * A page with its policy in its head, before everything that the policy is about. Its lines end with \n, as they do
 * for the browser that hashes its scripts, also where a source file was saved on Windows.
 * @throws {Error} if it has no charset.
 */
export function withPolicy(source: string): string {
  const html = source.replaceAll('\uFEFF', '').replaceAll(/\r\n?/g, '\n');
  if (!html.includes(`<head>${charset}`)) throw new Error(`A page does not begin with ${charset}.`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}">`;
  return html.replace(charset, charset + policy);
}

/** Writes the policy of each page in a folder into the page. */
export async function addPolicies(folder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(path, withPolicy(await readFile(path, 'utf8')));
  }
}
