import type { SiteCopy } from '../../content/schemas/site-copy.ts';
import button from '../../ui/button.module.css';
import styles from './languages.module.css';

interface LanguageOfferProps {
  /** In the language that it offers. */
  copy: SiteCopy['languageOffer'];
  /** The code of the offered language. */
  code: string;
  /** The page in that language. */
  href: string;
}

/**
 * A line in another language that offers the page in that language. A script shows it to visitors
 * whose browser prefers it, until they have chosen a language or closed it.
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
