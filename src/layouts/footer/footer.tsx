import { getProductLinks } from '../../config/product-links.ts';
import { loadSettings } from '../../config/settings.ts';
import { getPhoneHref } from '../../content/facts/company.ts';
import { contactFormHref } from '../../content/page.ts';
import type { Content } from '../../content/read-content.ts';
import { LanguageSwitch, type LanguageLink } from '../../features/languages/languages.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Mark } from '../../ui/icon.tsx';
import { newTab, MailLink } from '../../ui/links.tsx';
import styles from './footer.module.css';
import text from '../../ui/text.module.css';

const networks = ['instagram', 'facebook', 'youtube', 'x'] as const;

/** A link to a new tab, with an icon that says so. */
const newTabLink = { ...newTab, className: styles.newTab };

const yearOfBuild = new Date().getUTCFullYear();

interface FooterProps {
  content: Content;
  /** The page in the other languages. */
  languages: readonly LanguageLink[];
}

/** The footer of every page, to which `#contact` leads. The year is the year of the build, which a script updates. */
export function Footer({ content, languages }: FooterProps) {
  const { company, routes, site: copy } = content;
  const { demo, status } = getProductLinks(content.language.code);
  const { statusUrl } = loadSettings();
  // A name such as “Example, Inc.” already ends with a period.
  const owner = (company.owner ?? company.name).replace(/\.$/, '');
  return (
    <footer id="contact" data-surface="sunken" className={styles.footer}>
      <div className={`page-width ${styles.content}`}>
        <Stack gap="sm">
          <a href={routes.home} className={styles.logo} data-home-link="">
            <Mark />
            {company.name}
          </a>
          <p>{copy.footerClaim}</p>
          <p>{copy.footerContact.portfolio}</p>
          <Cluster as="p" gap="md" className={text.link}>
            <a href={`${contactFormHref(content, 'sales')}#message`}>{copy.footerContact.sales}</a>
            <a href={demo} {...newTabLink}>
              {copy.footerContact.demo}
            </a>
          </Cluster>
        </Stack>
        <FooterLinks content={content} />
      </div>
      <Cluster as="address" gap="lg" className={`page-width ${styles.line}`}>
        <Cluster gap="lg">
          <a href={routes.contact}>{copy.footerContact.message}</a>
          <MailLink mail={company.mail} />
          <a href={getPhoneHref(company)}>{company.phone}</a>
        </Cluster>
        <span>{company.address}</span>
      </Cluster>
      <Cluster gap="lg" className={`page-width ${styles.line}`}>
        <Cluster gap="lg">
          <p>
            © <span data-year="">{yearOfBuild}</span> {owner}. {copy.allRightsReserved}
          </p>
          <LanguageSwitch languages={languages} />
          {statusUrl && (
            <p data-status-url={statusUrl} className={`${styles.status} needs-script`}>
              <a href={status} hidden {...newTabLink}>
                {copy.serviceStatus}
              </a>
            </p>
          )}
        </Cluster>
        <Cluster as="ul" gap="lg" className="not-printed">
          {networks.map(
            (network) =>
              company.social[network] && (
                <li key={network}>
                  <a href={company.social[network]} {...newTabLink}>
                    {copy.social[network]}
                  </a>
                </li>
              ),
          )}
        </Cluster>
      </Cluster>
    </footer>
  );
}

function FooterLinks({ content }: { content: Content }) {
  return (
    <nav aria-label={content.site.footerNavigation} className={`${styles.groups} not-printed`}>
      {content.navigation.footer.map(({ id, heading, links }) => (
        <div key={id}>
          <h2 className={text.label}>{heading}</h2>
          <ul role="list">
            {links.map(({ label, href, opensNewTab }) => (
              <li key={href}>
                <a href={href} {...(opensNewTab && newTabLink)}>
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
