import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';

const source = 'tests/another-company';

/** The company's settings, by name. */
export const companySettings = parseEnv(
  readFileSync(join(source, 'settings.env'), 'utf8'),
) as Record<string, string>;

/** The company's name, addresses and profiles. */
export const company = parse(
  readFileSync(join(source, 'content/facts/company.yaml'), 'utf8'),
) as Record<'name' | 'owner' | 'tagline' | 'mail' | 'phone' | 'address', string> & {
  social: Record<string, string>;
};

/** The folders of a company: everything in them but notes for developers is its own. */
const companyFolders = ['brand', 'content'] as const;

/** Turns a copy of the project into the other company, as docs/rebrand.md says. */
export function turnIntoAnotherCompany(folder: string): void {
  for (const part of companyFolders) {
    for (const name of readdirSync(join(folder, part))) {
      if (name !== 'README.md') rmSync(join(folder, part, name), { recursive: true });
    }
    cpSync(join(source, part), join(folder, part), { recursive: true });
  }
  // Portraits of the testimonials, which the other company doesn't have.
  rmSync(join(folder, 'public/images/testimonials'), { recursive: true, force: true });
  cpSync(join(source, 'settings.env'), join(folder, '.env'));
  const license = join(folder, 'LICENSE');
  writeFileSync(license, readFileSync(license, 'utf8').replace(/\[.+\]/, `${company.owner}`));
}
