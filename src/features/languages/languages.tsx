import type { Words } from '../../content/words/words.generated.ts';
import button from '../../ui/button.module.css';
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

interface LanguageOfferProps {
  /** The copy, in the offered language. */
  copy: Words['site']['languageOffer'];
  /** The code of the offered language. */
  code: string;
  /** The address of the page in that language. */
  href: string;
}

/**
 * A banner that offers the page in another language, in that language. A script shows it to visitors whose browser
 * prefers that language, until they select a language or close the banner.
 */
export function LanguageOffer({ copy, code, href }: LanguageOfferProps) {
  return (
    <section
      hidden
      lang={code}
      aria-label={copy.text}
      className={`${styles.offer} needs-script`}
      data-language-offer={code}
    >
      {copy.text}
      <a href={href} hrefLang={code} data-language-link="">
        {copy.link}
      </a>
      <button type="button" aria-label={copy.close} className={`${button.icon} ${styles.close}`}>
        ×
      </button>
    </section>
  );
}
