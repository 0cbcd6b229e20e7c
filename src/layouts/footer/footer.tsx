import { siFacebook, siInstagram, siX, siYoutube } from 'simple-icons';
import { markSvg } from '../../config/mark.ts';
import { homeLinkHook, yearHook } from '../../browser/hooks.ts';
import type { Routes } from '../../config/routes.ts';
import { brand, productLinksIn, statusUrl, type SocialNetwork } from '../../config/site.ts';
import type { Company } from '../../content/facts/company.ts';
import type { ResolvedNavigation } from '../../content/schemas/navigation.ts';
import type { SiteCopy } from '../../content/schemas/site-copy.ts';
import { Place } from '../../drawings/place.tsx';
import { LanguageSwitch, type LanguageLink } from '../../features/languages/language-switch.tsx';
import { statusUrlHook } from '../../features/status-line/hooks.ts';
import { hook } from '../../shared/hooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { newTab } from '../../ui/new-tab.ts';
import styles from './footer.module.css';
import { MailAddress } from '../../ui/mail-address.tsx';

const icons: Record<SocialNetwork, { path: string }> = {
  instagram: siInstagram,
  facebook: siFacebook,
  youtube: siYoutube,
  x: siX,
};

/** The networks where the company has a profile. */
const profiles = (Object.keys(icons) as SocialNetwork[]).flatMap((network) => {
  const href = brand.social[network];
  return href ? [{ network, href, path: icons[network].path }] : [];
});

interface FooterProps {
  copy: SiteCopy;
  company: Company;
  navigation: ResolvedNavigation;
  routes: Routes;
  /** The contact form's subject for sales, in the language of the page. */
  salesSubject: string;
  language: string;
  /** The page in the other languages of the site. */
  languages: readonly LanguageLink[];
  /** The year of the build; a script updates it in later years. */
  year: number;
}

/** The footer of every page. Its id is the target of links to `#contact`. */
export function Footer({ copy, company, navigation, routes, ...props }: FooterProps) {
  const { salesSubject, language, languages, year } = props;
  const { demo, status } = productLinksIn(language);
  // “Casa Lumo, Lda.” already ends with a period.
  const owner = (company.owner ?? brand.name).replace(/\.$/, '');
  return (
    <footer id="contact" className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.company}>
          <a href={routes.home} className={styles.logo} {...hook(homeLinkHook)}>
            <Mark svg={markSvg} />
            {brand.name}
          </a>
          <p>{copy.footerClaim}</p>
          <p>
            {copy.footerContact.portfolio}{' '}
            <a href={`${routes.contact}?${new URLSearchParams({ subject: salesSubject })}`}>
              {copy.footerContact.sales}
            </a>
          </p>
          <p className={styles.actions}>
            <ButtonLink href={routes.contact}>{copy.footerContact.message}</ButtonLink>
            <ButtonLink href={demo} variant="outline" {...newTab}>
              {copy.footerContact.demo}
            </ButtonLink>
          </p>
          <address className={styles.address}>
            <a href={`mailto:${brand.mail}`}>
              <MailAddress mail={brand.mail} />
            </a>
            <a href={brand.phoneHref}>{brand.phone}</a>
            <span>{brand.address}</span>
          </address>
        </div>
        <FooterLinks copy={copy} groups={navigation.footer} />
        <div className={styles.end}>
          <p>
            © <span {...hook(yearHook)}>{year}</span> {owner}. {copy.allRightsReserved}
          </p>
          <LanguageSwitch languages={languages} />
          {statusUrl && (
            <p {...hook(statusUrlHook, statusUrl)} className={`${styles.status} needs-script`}>
              <a href={status} hidden {...newTab}>
                {copy.serviceStatus}
              </a>
            </p>
          )}
          {profiles.length > 0 && (
            <ul role="list" className={styles.social}>
              {profiles.map(({ network, href, path }) => (
                <li key={network}>
                  <a href={href} aria-label={copy.social[network]} {...newTab}>
                    <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden="true">
                      <path d={path} fill="currentColor" />
                    </svg>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <Registration copy={copy} company={company} />
        </div>
      </div>
      <Place name="footer" className={styles.drawing} />
    </footer>
  );
}

/** The company's registration, and that it is a sample as long as it is one. */
function Registration({ copy, company }: { copy: SiteCopy; company: Company }) {
  const { registration, sample } = company;
  if (registration.length === 0 && !sample) return null;
  return (
    <div className={styles.registration}>
      <ul role="list">
        {registration.map(({ label, value, href }) => (
          <li key={label}>
            {href ? (
              <a href={href} {...newTab}>
                {value ? `${label} ${value}` : label}
              </a>
            ) : (
              `${label} ${value}`
            )}
          </li>
        ))}
      </ul>
      {sample && <p>{copy.legalEntity.sample}</p>}
    </div>
  );
}

function FooterLinks({ copy, groups }: { copy: SiteCopy; groups: ResolvedNavigation['footer'] }) {
  return (
    <nav aria-label={copy.footerNavigation} className={styles.groups}>
      {groups.map(({ id, heading, links }) => (
        <div key={id}>
          <h2 className={styles.groupHeading}>{heading}</h2>
          <ul role="list">
            {links.map(({ label, href, hrefLang, opensNewTab }) => (
              <li key={href}>
                <a href={href} hrefLang={hrefLang} {...(opensNewTab && newTab)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
