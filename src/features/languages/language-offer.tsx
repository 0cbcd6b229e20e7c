import { hook } from '../../shared/hooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { languageLinkHook, languageOfferHook } from './hooks.ts';
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
 * whose browser prefers it, until they have answered once.
 */
export function LanguageOffer({ copy, code, href }: LanguageOfferProps) {
  return (
    <section
      hidden
      lang={code}
      aria-label={copy.text}
      className={styles.offer}
      {...hook(languageOfferHook, code)}
    >
      {copy.text}
      <ButtonLink href={href} hrefLang={code} variant="outline" {...hook(languageLinkHook)}>
        {copy.link}
      </ButtonLink>
      <button type="button" aria-label={copy.close} className={styles.close}>
        ×
      </button>
    </section>
  );
}
