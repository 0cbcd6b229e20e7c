import styles from './languages.module.css';

/** A link to a page in another language. */
export interface LanguageLink {
  /** The code of the language: `id`. */
  code: string;
  /** The language's name for itself. */
  name: string;
  href: string;
}

/** Links to the page in the other languages of the site. Renders nothing if there are none. */
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
