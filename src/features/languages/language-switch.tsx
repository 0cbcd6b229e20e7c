import { hook } from '../../shared/hooks.ts';
import { languageLinkHook } from './hooks.ts';
import styles from './language-switch.module.css';

/** A page in one of the site's languages. */
export interface LanguageLink {
  /** The code of the language: `id`. */
  code: string;
  /** The language in its own words. */
  name: string;
  href: string;
  isCurrent: boolean;
}

interface LanguageSwitchProps {
  /** What the list is, for those who do not see it. */
  label: string;
  languages: readonly LanguageLink[];
}

/** Links to the page in every language of the site; nothing if there is only one. */
export function LanguageSwitch({ label, languages }: LanguageSwitchProps) {
  if (languages.length === 1) return null;
  return (
    <ul role="list" aria-label={label} className={styles.languages}>
      {languages.map(({ code, name, href, isCurrent }) => (
        <li key={code}>
          <a
            href={href}
            lang={code}
            hrefLang={code}
            aria-current={isCurrent ? 'true' : undefined}
            {...(!isCurrent && hook(languageLinkHook))}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
