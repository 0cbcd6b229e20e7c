import styles from './language-offer.module.css';

/** The words of the offer, in the language that it offers. */
interface LanguageOfferCopy {
  text: string;
  link: string;
  close: string;
}

interface LanguageOfferProps {
  copy: LanguageOfferCopy;
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
      <button type="button" aria-label={copy.close} className={styles.close}>
        ×
      </button>
    </section>
  );
}
