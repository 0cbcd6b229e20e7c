import { settings } from '../../src/config/settings.ts';
import { colors, company, declarationOf, printed, tokensFile } from '../rebrand-guide.fixture.ts';
import type { Edit } from './edit.ts';

/** The name of a setting's default in settings.ts, with the call that makes it. */
const declaration = (name: string) =>
  new RegExp(`(${name}: )(?:placeholder|setting)\\((\\s*)'${RegExp.escape(defaultOf(name))}'`);
const defaultOf = (name: string) => settings[name as keyof typeof settings].default;

/** The settings that the guide to an own site prints, written into settings.ts as it says. */
const ownSettings: Edit = {
  what: 'name, mail, phone, address and profiles of the company',
  file: 'src/config/settings.ts',
  change: (text) =>
    Object.entries(company)
      .filter(([name]) => /^(BRAND|SOCIAL|WIDGET)/.test(name))
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

const look: Edit[] = [
  {
    what: 'the mark',
    file: company['BRAND_MARK'] ?? '',
    change: () => printed('xml'),
    shows: [['index', / d="([^"]+)/.exec(printed('xml'))?.[1] ?? '']],
  },
  {
    what: 'the colors that the guide prints',
    file: tokensFile,
    change: (css) =>
      colors.reduce(
        (changed, { token, value }) =>
          changed.replace(`${token}: ${declarationOf(token, changed)};`, `${token}: ${value};`),
        css,
      ),
  },
];

/** What the guide to an own site prints. */
export const companyEdits: readonly Edit[] = [ownSettings, ...look];
