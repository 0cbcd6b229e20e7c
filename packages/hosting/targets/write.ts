import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  accessLogFile,
  contactEndpoint,
  contactPort,
  hasContactService,
  siteOrigin,
} from '../../../src/config/site.ts';
import type { PagePolicies } from '../../../build/content-security-policy.ts';
import { hashedFiles, headersFor } from '../headers.ts';
import { isPublic, listFiles } from '../../../build/site-files.ts';
import { cdnHeaders, cdnRedirects, type SiteHeaders } from './cdn.ts';
import { nginxSite } from './nginx.ts';
import type { Release } from './release.ts';

const serverName = new URL(siteOrigin).hostname;
const hashedFolder = hashedFiles.replaceAll('/', '');

/** Empties a folder except for hashed files, which pages that are open during a deployment may still load. */
async function emptyExceptHashed(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name !== hashedFolder);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true })));
}

async function copyFiles(files: string[], from: string, to: string): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(from, file), join(to, file), { preserveTimestamps: true });
  }
}

/** Twelve digits that change with any file of the release and with its configuration. */
async function releaseName(folder: string, files: string[], configuration: string) {
  const hash = createHash('sha256').update(configuration);
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** The commit of this build, with `-dirty` if there are uncommitted changes; null outside a git repository. */
function commit(): string | null {
  const args = ['describe', '--always', '--dirty', '--exclude=*'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The name without `www`, which many visitors type; null for a site without `www`. */
const nameWithoutWww = serverName.startsWith('www.') ? serverName.slice('www.'.length) : null;

/** The folder that nginx's files are in on the server. */
export const homeOnServer = `/srv/www/${serverName}`;

interface HostingOptions {
  /** A name whose visitors nginx redirects to the site. */
  redirectedName?: string | null;
  /** The folder that nginx's files will be in on the server. */
  home?: string;
  /** How many samples and placeholders the site has. */
  samples?: number;
}

/** How nginx treats the contact form's endpoint, if it is on this origin. */
function contactRoute() {
  const endpoint = URL.parse(contactEndpoint ?? '');
  if (endpoint?.origin !== siteOrigin) return undefined;
  return {
    path: endpoint.pathname,
    service: hasContactService ? `127.0.0.1:${contactPort}` : undefined,
  };
}

async function writeNginx(
  folder: string,
  files: string[],
  headers: SiteHeaders,
  to: string,
  { home, samples, redirectedName }: Required<HostingOptions>,
): Promise<void> {
  const site = (name: string) =>
    nginxSite(headers, {
      serverName,
      redirectedName,
      origin: siteOrigin,
      home,
      release: name,
      contact: contactRoute(),
      accessLogFile,
    });
  const name = await releaseName(folder, files, site(''));
  const isHashed = (file: string) => `/${file}`.startsWith(hashedFiles);
  await rm(to, { recursive: true, force: true });
  await copyFiles(
    files.filter((file) => !isHashed(file)),
    folder,
    join(to, 'releases', name),
  );
  await copyFiles(files.filter(isHashed), folder, join(to, 'hashed'));
  await writeFile(join(to, 'site.conf'), site(name));
  const release: Release = { name, home, origin: siteOrigin, commit: commit(), samples };
  await writeFile(join(to, 'release.json'), JSON.stringify(release, null, 2));
}

/** Writes the files and the configuration for nginx and for a CDN from a built site. */
export async function writeHosting(
  folder: string,
  policies: PagePolicies,
  to: string,
  { home = homeOnServer, samples = 0, redirectedName = nameWithoutWww }: HostingOptions = {},
): Promise<void> {
  const files = listFiles(folder);
  const publicFiles = files.filter(isPublic);
  const headers = new Map(publicFiles.map((file) => [file, headersFor(file, policies)]));
  const cdn = join(to, 'cdn');
  await emptyExceptHashed(cdn);
  await copyFiles(publicFiles, folder, cdn);
  await writeFile(join(cdn, '_headers'), cdnHeaders(headers));
  await writeFile(join(cdn, '_redirects'), cdnRedirects(headers));
  await writeNginx(folder, files, headers, join(to, 'nginx'), { home, samples, redirectedName });
}
