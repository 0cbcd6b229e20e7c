import { extname } from 'node:path';
import { notFoundPage, notFoundPagesOfFolders, siteAddresses } from '../addresses.ts';
import { contentTypeOf, hashedFiles } from '../headers.ts';
import { accessLogFormat, accessLogName } from './access-log.ts';
import type { SiteHeaders } from './cdn.ts';
import {
  contactLocation,
  methodMap,
  notSentMap,
  quoted,
  type ContactRoute,
} from './nginx-contact.ts';

interface NginxOptions {
  serverName: string;
  /** A name whose visitors are redirected, such as the one without `www`; null for none. */
  redirectedName?: string | null;
  /** The address of the site, for that redirect. */
  origin: string;
  /**
   * Folder on the server. Its `hashed` folder has the files with a hash in their name, of this and
   * earlier builds. The operator may add `tls.conf`, and `https.conf` for the certificate.
   */
  home: string;
  /** Name of the folder in its `releases` that has all other files. */
  release: string;
  /** How messages of the contact form are received on this origin; undefined if they are not. */
  contact?: ContactRoute | undefined;
  /** A file for requests without full addresses; null leaves logging as it is on the server. */
  accessLogFile?: string | null;
}

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Values of a header by the file that is served; hashed files of earlier builds are not in the list. */
function headerMap(name: string, headers: SiteHeaders): string {
  const fallback = headers.get(notFoundPage)?.[name] ?? '';
  const cases = new Map<string, string>();
  for (const [file, own] of headers) {
    const value = own[name] ?? '';
    const isHashed = `/${file}`.startsWith(hashedFiles);
    if (value !== fallback) cases.set(isHashed ? `~^${hashedFiles}` : `/${file}`, value);
  }
  const lines = [...cases].map(([file, value]) => `  ${quoted(file)} ${quoted(value)};\n`);
  return `map $uri ${variableOf(name)} {
  default ${quoted(fallback)};
${lines.join('')}}`;
}

function contentTypes(files: Iterable<string>): string {
  const types = new Map([...files].map((file) => [extname(file).slice(1), contentTypeOf(file)]));
  return [...types].map(([extension, type]) => `    ${quoted(type)} ${extension};`).join('\n');
}

function locations(files: Iterable<string>): string {
  return [...siteAddresses(files)]
    .filter(([path, answer]) => 'location' in answer || path !== `/${answer.file}`)
    .map(([path, answer]) =>
      'location' in answer
        ? `  location = ${path} { return 308 ${answer.location}$is_args$args; }`
        : `  location = ${path} { try_files /${answer.file} =404; }`,
    )
    .join('\n');
}

/** Compressed copies and dotfiles are not addresses of the site. */
const privateLocation = 'location ~ (\\.(br|gz)$|/\\.(?!well-known/)) { return 404; }';

/** Unknown addresses of a language get the page in that language. */
function notFoundLocations(files: Iterable<string>): string {
  return [...notFoundPagesOfFolders(files)]
    .map(
      ([start, file]) => `  location = /${file} { internal; }
  location ^~ ${start} {
    error_page 404 /${file};
    ${privateLocation}
    try_files $uri =404;
  }
`,
    )
    .join('');
}

/**
 * Limits that apply before nginx knows which site a request is for. Unless they are set for all
 * servers, nginx takes them from the first server of the port, which may not be ours.
 */
const forEveryServer = `client_header_timeout 10s;
large_client_header_buffers 4 16k;`;

/** Prevents clients from holding connections open and from sending large requests. */
const limits = `  client_body_timeout 10s;
  client_max_body_size 1k;
  send_timeout 30s;
  keepalive_timeout 15s;
  lingering_time 10s;
  reset_timedout_connection on;
  max_ranges 1;
  limit_conn site_clients 300;
  limit_conn_status 429;`;

const redirectServer = (name: string, origin: string, home: string) => `
server {
  listen 80;
  listen [::]:80;
  server_name ${name};
  include ${home}/https.conf*;
  server_tokens off;
  return 308 ${origin}$request_uri;
}
`;

/** A site for nginx 1.22 or later with its brotli module, to be included in its `http` block. */
export function nginxSite(
  headers: SiteHeaders,
  {
    serverName,
    redirectedName = null,
    origin,
    home,
    release,
    contact,
    accessLogFile = null,
  }: NginxOptions,
): string {
  const names = [...new Set([...headers.values()].flatMap(Object.keys))];
  return `# Written by "npm run build", for the release of the same build: deploy both together.
map_hash_bucket_size 256;
${forEveryServer}
limit_conn_zone $binary_remote_addr zone=site_clients:10m;
${accessLogFile ? accessLogFormat : ''}
# A response that is not a file of the site has the headers of the not-found page.
${names.map((name) => headerMap(name, headers)).join('\n')}
${methodMap(contact)}
${notSentMap(contact, headers.keys())}

server {
  listen 80;
  listen [::]:80;
  server_name ${serverName};
  include ${home}/tls.conf*;
  include ${home}/server.conf*;

  root ${home}/releases/${release};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  if_modified_since before;
  brotli_static on;
  gzip off;
  gzip_static on;
  gzip_proxied any;
${limits}
${accessLogFile ? `  access_log ${accessLogFile} ${accessLogName};\n` : ''}
${names.map((name) => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}
  add_header Allow $site_allow always;
  types {
${contentTypes(headers.keys())}
  }

  if ($site_allow) { return 405; }
  error_page 404 /${notFoundPage};
  # To nginx, an address such as /100% is a bad request; to a visitor it is a page that does not exist.
  error_page 400 =404 /${notFoundPage};
  location = /${notFoundPage} { internal; }
${notFoundLocations(headers.keys())}
${locations(headers.keys())}
${contact ? contactLocation(contact) : ''}
  ${privateLocation}
  location ${hashedFiles} {
    root ${home}/hashed;
    try_files $uri =404;
  }
  location / { try_files $uri =404; }
}
${redirectedName ? redirectServer(redirectedName, origin, home) : ''}`;
}
