import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { contactRetentionDays, contactServiceAddress, siteOrigin } from '../../src/config/site.ts';
import type { SiteHeaders } from '../targets/cdn.ts';
import { notSentPagesOf } from './not-sent-pages.ts';
import { operatorEnvironment, siteEnvironment, systemdUnit } from './systemd.ts';

/** Writes the service as one file that needs only Node. */
async function bundleService(file: string): Promise<void> {
  const bundle = await rolldown({
    input: 'hosting/contact/node/contact.ts',
    platform: 'node',
    logLevel: 'warn',
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
}

/**
 * Writes what a server needs for the contact service: the program, the pages for refused messages, its
 * settings that agree with this build, and a systemd unit.
 */
export async function writeContactService(
  site: string,
  headers: SiteHeaders,
  to: string,
  home: string,
): Promise<void> {
  const options = {
    siteOrigin,
    address: contactServiceAddress,
    retentionDays: contactRetentionDays,
    home: `${home}/contact`,
  };
  const pages = [...notSentPagesOf(headers.keys())].map(async ([language, file]) => {
    const html = await readFile(join(site, file), 'utf8');
    return [language, { html, headers: headers.get(file) }] as const;
  });
  await mkdir(to, { recursive: true });
  await writeFile(
    join(to, 'not-sent.json'),
    JSON.stringify(Object.fromEntries(await Promise.all(pages))),
  );
  await writeFile(join(to, 'site.env'), siteEnvironment(options));
  await writeFile(join(to, 'contact.env.example'), operatorEnvironment(options));
  await writeFile(join(to, 'contact.service'), systemdUnit(options));
  await bundleService(join(to, 'contact.mjs'));
}
