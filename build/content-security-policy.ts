import { hash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSettings } from '../src/config/settings.ts';

/**
 * Finds the elements with a tag in a page. A regular expression is safe here: our own build wrote the tags, and the
 * content of scripts and styles is raw text.
 */
function findElements(html: string, tag: string) {
  const found = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'));
  return Array.from(found, ([, attributes = '', content = '']) => ({
    content,
    read: (name: string) =>
      new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&'),
  }));
}

/** The hashes of the inline scripts or styles in a page. */
const hashInline = (html: string, tag: 'script' | 'style') =>
  findElements(html, tag)
    .filter(({ read }) => read('src') === undefined && read('type') !== 'application/ld+json')
    .map(({ content }) => `'sha256-${hash('sha256', content, 'base64')}'`);

/** The source that allows an address: its origin, `mailto:` for an email link, or `'self'` for a path. */
function toSource(address: string): string {
  const url = URL.parse(address);
  if (url === null) return "'self'";
  return url.origin === 'null' ? url.protocol : url.origin;
}

/**
 * The content security policy for a page. It allows only the inline scripts and styles, frames and forms in its HTML. A
 * header (hosting/_headers) says who may frame the page, because browsers ignore `frame-ancestors` in a meta element.
 */
export function createPolicy(html: string): string {
  const { analyticsUrl, contactEndpoint, statusUrl } = loadSettings();
  const frames = findElements(html, 'iframe').flatMap(({ read }) => read('src') ?? []);
  // A form with `method="dialog"` submits nowhere.
  const forms = findElements(html, 'form')
    .filter(({ read }) => read('method') !== 'dialog')
    .map(({ read }) => read('action') ?? '');
  const requested = [
    ...forms.filter((address) => address === contactEndpoint),
    statusUrl ?? [],
    analyticsUrl ?? [],
  ].flat();
  const directives: Record<string, string[]> = {
    'default-src': [],
    'script-src': ["'self'", ...hashInline(html, 'script')],
    'style-src': ["'self'", ...hashInline(html, 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...requested.map(toSource)],
    'frame-src': frames.map(toSource),
    'form-action': forms.map(toSource),
    'base-uri': [],
    'object-src': [],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])])
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Browsers look for the charset in the first 1,024 bytes, so it comes before the policy. */
const charset = '<meta charset="utf-8">';

/**
 * Adds the policy to the head of a page, before everything that it applies to.
 * @throws {Error} if the page has no charset.
 */
export function addPolicy(html: string): string {
  if (!html.includes(`<head>${charset}`)) throw new Error(`A page does not begin with ${charset}.`);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${createPolicy(html)}">`;
  return html.replace(charset, charset + policy);
}

/** Adds the policy to each page in a folder. */
export async function addPolicies(folder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(path, addPolicy(await readFile(path, 'utf8')));
  }
}
