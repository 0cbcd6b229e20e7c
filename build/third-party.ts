import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typefaces } from '../src/config/typefaces.ts';

/** A package that visitors are sent a part of, with its license: SPDX identifier and text. */
export interface ShippedPackage {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** What reaches pages other than as bundled code: icons, typefaces, Astro's own few lines. */
export const besideTheBundle = [
  ...Object.values(typefaces).map((face) => face.package),
  'astro',
  'lucide-react',
  'simple-icons',
];

/** Licenses under which a work may be part of the site: they ask for no more than their notice. */
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

/** Ends the list of packages in the notices; what follows are the licenses' texts. */
export const noticesRule = '='.repeat(72);

/**
 * The notices that go with the site: a list of packages, then the text of each license.
 * @throws {Error} on a package whose license is not accepted, or has no text to pass on.
 */
export function thirdPartyNotices(packages: readonly ShippedPackage[]): string {
  const sorted = packages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, identifier = 'none', text } of sorted) {
    if (accepted.has(identifier) && text) continue;
    throw new Error(
      `${name} reaches visitors under a license that is not accepted or has no text: ${identifier}. See build/third-party.ts.`,
    );
  }
  const titles = sorted.map(
    ({ name, version, identifier }) => `${name} ${version} (${identifier})`,
  );
  const texts = sorted.map(({ text }, index) => `${noticesRule}\n${titles[index]}\n\n${text}\n`);
  return `Works of others that this site is made with, and their licenses.\n\n${titles.join('\n')}\n\n${texts.join('\n')}`;
}
