import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteOrigin } from '../../src/config/site.ts';
import type { PagePolicies } from '../content-security-policy.ts';
import { hashedFiles, headersFor } from '../headers.ts';
import { isPublic, listFiles } from '../site-files.ts';
import { cloudflareHeaders, cloudflareRedirects, wranglerConfig } from './cloudflare.ts';
import type { SiteHeaders } from './header-rules.ts';
import { netlifyHeaders } from './netlify.ts';
import { nginxSite } from './nginx.ts';

const hashedFolder = hashedFiles.replaceAll('/', '');

/** Empties a folder but for hashed files: a page that is open while we deploy may still ask for them. */
async function emptyButHashed(folder: string): Promise<void> {
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

/** A name for what a folder holds: the same files, the same name. */
async function releaseName(folder: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

async function writeNginx(folder: string, files: string[], headers: SiteHeaders, to: string) {
  const release = await releaseName(folder, files);
  const isHashed = (file: string) => `/${file}`.startsWith(hashedFiles);
  await rm(join(to, 'releases'), { recursive: true, force: true });
  await copyFiles(
    files.filter((file) => !isHashed(file)),
    folder,
    join(to, 'releases', release),
  );
  await copyFiles(files.filter(isHashed), folder, join(to, 'hashed'));
  const serverName = new URL(siteOrigin).hostname;
  const site = nginxSite(headers, { serverName, home: `/srv/www/${serverName}`, release });
  await writeFile(join(to, 'site.conf'), site);
}

/** Writes what each host takes, from a built site: its files and, in the host's words, its headers. */
export async function writeHosting(
  folder: string,
  policies: PagePolicies,
  to: string,
): Promise<void> {
  const files = listFiles(folder);
  const publicFiles = files.filter(isPublic);
  const headers = new Map(publicFiles.map((file) => [file, headersFor(file, policies)]));
  for (const host of ['cloudflare', 'netlify']) {
    await emptyButHashed(join(to, host));
    await copyFiles(publicFiles, folder, join(to, host));
  }
  const workerName = new URL(siteOrigin).hostname.replaceAll('.', '-');
  await writeFile(join(to, 'wrangler.json'), wranglerConfig(workerName));
  await writeFile(join(to, 'cloudflare/_headers'), cloudflareHeaders(headers));
  await writeFile(join(to, 'cloudflare/_redirects'), cloudflareRedirects(headers));
  await writeFile(join(to, 'netlify/_headers'), netlifyHeaders(headers));
  await writeNginx(folder, files, headers, join(to, 'nginx'));
}
