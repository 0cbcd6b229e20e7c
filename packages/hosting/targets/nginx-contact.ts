import { contactPages } from '../../../src/config/contact-paths.ts';
import { addressOf } from '../addresses.ts';

export interface ContactRoute {
  /** The path that the form posts to. */
  path: string;
  /** Host and port of the contact service; undefined if the operator handles the path. */
  service?: string | undefined;
}

/** A value of nginx's configuration. */
export function quoted(text: string): string {
  if (/[$\n]/.test(text)) throw new RangeError(`nginx would read "$" as a variable: ${text}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** Methods that are refused everywhere but, for the contact form, on its path. */
export function methodMap(contact: ContactRoute | undefined): string {
  const post = contact ? `\n  ${quoted(`POST ${contact.path}`)} "";` : '';
  return `map "$request_method $uri" $site_allow {
  default "GET, HEAD";
  "~^(GET|HEAD)? " "";${post}
}`;
}

/** nginx's own page for a message that did not reach the service: in the language of the page with the form. */
export function notSentMap(contact: ContactRoute | undefined, files: Iterable<string>): string {
  if (contact?.service === undefined) return '';
  const lines = [...files].flatMap((file) => {
    const language = /^([\w-]+)\/(.+)\.html$/.exec(file);
    if (`/${language?.[2]}` !== contactPages.notSent) return [];
    return `  ${quoted(`~^https?://[^/]+/${language?.[1]}/`)} ${addressOf(file)};\n`;
  });
  return `map $http_referer $site_not_sent {
  default ${contactPages.notSent};
${lines.join('')}}`;
}

/** The contact service; while it is down, visitors without JavaScript get a page that says so. */
export function contactLocation({ path, service }: ContactRoute): string {
  if (service === undefined) return '';
  return `
  location = ${path} {
    client_max_body_size 256k;
    proxy_pass http://${service};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_connect_timeout 5s;
    proxy_read_timeout 20s;
    error_page 413 502 504 $site_not_sent;
    # The service sends the other headers.
    add_header X-Robots-Tag noindex always;
  }
`;
}
