import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is part of the built site, with its license: SPDX identifier and text. */
export interface ShippedPackage {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** Licenses that only require their notice to be included. */
const accepted = new Set(['0BSD', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'OFL-1.1']);

/** Reads an installed package's license. */
export function readPackage(name: string): ShippedPackage {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return {
    name,
    version,
    ...(license && { identifier: license }),
    ...(file && { text: readFileSync(join(folder, file), 'utf8').trim() }),
  };
}

/** Separates the list of packages from the license texts in the notices. */
const noticesRule = '='.repeat(72);

/**
 * The notices of the site: a list of packages, then the text of each license.
 * @throws {Error} on a package whose license is not accepted, or has no text.
 */
export function thirdPartyNotices(packages: readonly ShippedPackage[]): string {
  const notices = packages
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, identifier = 'none', text }) => {
      const title = `${name} ${version} (${identifier})`;
      if (accepted.has(identifier) && text) return { title, text };
      throw new Error(
        `${name} reaches visitors under a license that is not accepted or has no text: ${identifier}. See build/third-party.ts.`,
      );
    });
  const titles = notices.map(({ title }) => title);
  const texts = notices.map(({ title, text }) => `${noticesRule}\n${title}\n\n${text}\n`);
  return `Third-party software, icons and fonts in this site, and their licenses.\n\n${titles.join('\n')}\n\n${texts.join('\n')}`;
}
