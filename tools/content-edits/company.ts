import { readFileSync } from 'node:fs';
import { settings } from '../../src/config/settings.ts';
import { company } from '../../tests/another-company/apply.ts';
import type { Edit } from './edit.ts';

/** Matches the default of a setting in settings.ts and the function call around it. */
const declaration = (name: string) =>
  new RegExp(`(${name}: )(?:placeholder|setting)\\((\\s*)'${RegExp.escape(defaultOf(name))}'`);
const defaultOf = (name: string) => settings[name as keyof typeof settings].default;

/** Settings of the other company, written into settings.ts. */
const ownSettings: Edit = {
  what: 'name, mail, phone, address and profiles of the company',
  file: 'src/config/settings.ts',
  change: (text) =>
    Object.entries(company)
      .filter(([name]) => /^(BRAND|SOCIAL)/.test(name))
      .reduce(
        (changed, [name, value]) => changed.replace(declaration(name), `$1setting($2'${value}'`),
        text,
      ),
  shows: [
    ['about', company['BRAND_NAME'] ?? ''],
    ['about', company['BRAND_PHONE'] ?? ''],
    ['index', `"email":"${company['BRAND_MAIL']}"`],
  ],
};

const mark = readFileSync('tests/another-company/brand/mark.svg', 'utf8');
const palette = readFileSync('tests/another-company/brand/palette.css', 'utf8');

const look: Edit[] = [
  {
    what: 'the mark',
    file: 'brand/mark.svg',
    change: () => mark,
    shows: [['index', / d="([^"]+)/.exec(mark)?.[1] ?? '']],
  },
  { what: 'the colors', file: 'brand/palette.css', change: () => palette },
];

/** Name, addresses, mark and colors of the other company in tests/another-company. */
export const companyEdits: readonly Edit[] = [ownSettings, ...look];
