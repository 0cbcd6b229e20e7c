import { siFacebook, siInstagram, siX, siYoutube } from 'simple-icons';
import { markSvg } from '../config/mark.ts';
import { routes } from '../config/routes.ts';
import { brand, productLinks, statusUrl, type SocialNetwork } from '../config/site.ts';
import type { Shell } from '../content/schemas/page.ts';
import { Gate } from '../illustrations/place/gate.tsx';
import type { ResolvedNavigation } from '../content/schemas/navigation.ts';
import { Mark } from '../ui/mark.tsx';
import { newTab } from '../ui/new-tab.ts';
import { TerraceLines } from '../illustrations/place/terrace-lines.tsx';
import styles from './footer.module.css';
import { MailAddress } from '../ui/mail-address.tsx';

const networks: Record<SocialNetwork, { path: string }> = {
  instagram: siInstagram,
  facebook: siFacebook,
  youtube: siYoutube,
  x: siX,
};

interface FooterProps {
  shell: Shell;
  navigation: ResolvedNavigation;
  /** The year of the build; a script corrects it where the build is older than the visit. */
  year: number;
}

/** The end of every page; its id is `contact`, so that "contact" links have somewhere to lead. */
export function Footer({ shell, navigation, year }: FooterProps) {
  return (
    <footer id="contact" className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.company}>
          <a href={routes.home} className={styles.logo} data-to-top="">
            <Mark svg={markSvg} />
            {brand.name}
          </a>
          <p>{shell.footerClaim}</p>
          <address className={styles.address}>
            <a href={`mailto:${brand.mail}`}>
              <MailAddress mail={brand.mail} />
            </a>
            <a href={brand.phoneHref}>{brand.phone}</a>
            <span>{brand.address}</span>
          </address>
        </div>
        <FooterLinks shell={shell} groups={navigation.footer} />
        <div className={styles.end}>
          <p>
            © <span data-year="">{year}</span> {brand.name}. {shell.allRightsReserved}
          </p>
          {statusUrl && (
            <p data-status-url={statusUrl} className={`${styles.status} needs-script`}>
              <a href={productLinks.status} hidden {...newTab}>
                {shell.serviceStatus}
              </a>
            </p>
          )}
          <ul role="list" className={styles.social}>
            {Object.entries(networks).map(([network, { path }]) => (
              <li key={network}>
                <a
                  href={brand.social[network as SocialNetwork]}
                  aria-label={shell.social[network as SocialNetwork]}
                  {...newTab}
                >
                  <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden="true">
                    <path d={path} fill="currentColor" />
                  </svg>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.gate}>
        <TerraceLines filled className={styles.ground} />
        <Gate door={240} height={136} />
      </div>
    </footer>
  );
}

function FooterLinks({ shell, groups }: { shell: Shell; groups: ResolvedNavigation['footer'] }) {
  return (
    <nav aria-label={shell.footerNavigation} className={styles.groups}>
      {Object.entries(groups).map(([group, links]) => (
        <div key={group}>
          <h2 className={styles.groupHeading}>
            {shell.footerGroups[group as keyof typeof shell.footerGroups]}
          </h2>
          <ul role="list">
            {links.map(({ label, href, isOnProductHost }) => (
              <li key={href}>
                <a href={href} {...(isOnProductHost && newTab)}>
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
