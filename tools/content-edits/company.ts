import { settings } from '../../src/config/settings.ts';
import { colors, company, tokenValue, codeBlock, tokensFile } from '../rebrand-guide.fixture.ts';
import type { Edit } from './edit.ts';

/** Matches the default of a setting in settings.ts and the function call around it. */
const declaration = (name: string) =>
  new RegExp(`(${name}: )(?:placeholder|setting)\\((\\s*)'${RegExp.escape(defaultOf(name))}'`);
const defaultOf = (name: string) => settings[name as keyof typeof settings].default;

/** The settings in the rebranding guide, written into settings.ts. */
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
    change: () => codeBlock('xml'),
    shows: [['index', / d="([^"]+)/.exec(codeBlock('xml'))?.[1] ?? '']],
  },
  {
    what: 'the colors in the rebranding guide',
    file: tokensFile,
    change: (css) =>
      colors.reduce(
        (changed, { token, value }) =>
          changed.replace(`${token}: ${tokenValue(token, changed)};`, `${token}: ${value};`),
        css,
      ),
  },
];

/** Everything in the code blocks of the rebranding guide. */
export const companyEdits: readonly Edit[] = [ownSettings, ...look];
