import { Menu, X } from 'lucide-react';
import { getProductLinks } from '../../config/product-links.ts';
import type { PageName } from '../../config/routes.ts';
import type { Content } from '../../content/read-content.ts';
import type { NavigationLink } from '../../content/navigation.ts';
import { LanguageSwitch, type LanguageLink } from '../../features/languages/languages.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import button from '../../ui/button.module.css';
import chevron from '../../ui/markers.module.css';
import { Mark } from '../../ui/icon.tsx';
import { newTab } from '../../ui/links.tsx';
import menu from './header-menu.module.css';
import styles from './header.module.css';

interface HeaderProps {
  content: Content;
  /** The current page. Its link gets `aria-current`. */
  page: PageName | null;
  /** The page in the other languages. */
  languages: readonly LanguageLink[];
}

const menuId = 'site-menu';
const companyId = 'company-menu';

/** Logo, navigation and account links. Both menus are popovers and work without scripts. */
export function Header({ content, page, languages }: HeaderProps) {
  const { language, routes, site: copy } = content;
  const { auth } = getProductLinks(language.code);
  return (
    <header className={styles.header}>
      <a href={routes.home} className={styles.logo} data-home-link="">
        <Mark />
        {content.company.name}
      </a>
      {/* On a wide screen, the one at the end of the navigation takes its place. */}
      <ButtonLink href={auth} className={styles.getStarted} data-sign-up="" {...newTab}>
        {copy.getStarted}
      </ButtonLink>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={copy.menu}
        className={`${button.icon} ${styles.menuButton} not-printed`}
      >
        <Menu size="1.25rem" className={styles.open} />
        <X size="1.25rem" className={styles.close} />
      </button>
      <div id={menuId} popover="auto" className={`${menu.menu} not-printed`}>
        <Navigation content={content} page={page} />
        <div className={menu.actions}>
          <div className={menu.settings}>
            <LanguageSwitch languages={languages} />
            <ThemeSwitch label={copy.darkTheme} />
          </div>
          <ButtonLink href={auth} variant="quiet" className={menu.account} {...newTab}>
            {copy.logIn}
          </ButtonLink>
          <ButtonLink href={auth} className={menu.signUp} data-sign-up="" {...newTab}>
            {copy.getStarted}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

function Navigation({ content, page }: Omit<HeaderProps, 'languages'>) {
  const copy = content.site;
  const navigation = content.navigation;
  const item = ({ label, href, opensNewTab }: NavigationLink) => (
    <li key={href}>
      <a
        href={href}
        aria-current={page && content.routes[page] === href ? 'page' : undefined}
        {...(opensNewTab && newTab)}
      >
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={copy.mainNavigation}>
      <ul role="list" className={menu.links}>
        {navigation.header.map(item)}
        <li>
          <button
            type="button"
            popoverTarget={companyId}
            className={`${menu.companyButton} ${chevron.chevron}`}
          >
            {copy.company}
          </button>
          <ul role="list" id={companyId} popover="auto" className={menu.companyMenu}>
            {navigation.company.map(item)}
          </ul>
        </li>
      </ul>
    </nav>
  );
}
