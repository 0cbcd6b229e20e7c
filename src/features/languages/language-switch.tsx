import styles from './languages.module.css';

/** A page in another language of the site. */
export interface LanguageLink {
  /** The code of the language: `id`. */
  code: string;
  /** The language in its own words. */
  name: string;
  href: string;
}

/** Links to the page in the other languages of the site; nothing if there is none. */
export function LanguageSwitch({ languages }: { languages: readonly LanguageLink[] }) {
  return languages.map(({ code, name, href }) => (
    <a
      key={code}
      href={href}
      lang={code}
      hrefLang={code}
      className={styles.language}
      data-language-link=""
    >
      {name}
    </a>
  ));
}
