import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSettings } from '../src/config/settings.ts';

function hash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

function hashInlineElements(html: string, tag: 'script' | 'style'): string[] {
  // A regular expression is safe here: our own build wrote the tags, and their content is raw text.
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'));
  const sources = [...elements]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , source = '']) => hash(source));
  return [...new Set(sources)];
}

function readAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&');
}

/** The attributes of each such element in a page, as they are in the HTML. */
function findAttributes(html: string, tag: 'iframe' | 'form'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'));
  return [...elements].map(([, attributes = '']) => attributes);
}

/** The addresses that the forms in a page submit to. A form with `method="dialog"` submits nowhere. */
const findFormAddresses = (html: string) =>
  findAttributes(html, 'form')
    .filter((form) => readAttribute(form, 'method') !== 'dialog')
    .map((form) => readAttribute(form, 'action') ?? '');

/** The source that allows an address: its origin, `mailto:` for an email link, or `'self'` for a path. */
function toSource(address: string): string {
  const url = URL.parse(address);
  if (url === null) return "'self'";
  return url.origin === 'null' ? url.protocol : url.origin;
}

function toSources(addresses: readonly string[]): string[] {
  return addresses.length > 0 ? [...new Set(addresses.map(toSource))] : ["'none'"];
}

/**
 * The content security policy for a page. It allows only the inline scripts and styles, frames and forms in its HTML. A
 * header (hosting/_headers) says who may frame the page, because browsers ignore `frame-ancestors` in a meta element.
 */
export function createPolicy(html: string): string {
  const { analyticsUrl, contactEndpoint, statusUrl } = loadSettings();
  const frames = findAttributes(html, 'iframe').flatMap(
    (frame) => readAttribute(frame, 'src') ?? [],
  );
  const forms = findFormAddresses(html);
  const requested = [
    ...(contactEndpoint !== null && forms.includes(contactEndpoint) ? [contactEndpoint] : []),
    ...(statusUrl !== null ? [statusUrl] : []),
    ...(analyticsUrl !== null ? [new URL(analyticsUrl).origin] : []),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashInlineElements(html, 'script')],
    'style-src': ["'self'", ...hashInlineElements(html, 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(requested.map(toSource))],
    'frame-src': toSources(frames),
    'form-action': toSources(forms),
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Browsers look for the charset in the first 1,024 bytes, so it comes before the policy. */
const charset = '<meta charset="utf-8">';

/**
 * Adds the policy to the head of a page, before everything that it applies to. Windows line endings become \n, because
 * browsers hash scripts that way.
 * @throws {Error} if the page has no charset.
 */
export function addPolicy(source: string): string {
  const html = source.replaceAll('\uFEFF', '').replaceAll(/\r\n?/g, '\n');
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
