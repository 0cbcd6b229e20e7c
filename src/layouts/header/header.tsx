import { productLinks } from '../../config/product-links.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { newTab } from '../../ui/new-tab.ts';
import type { Content } from '../../content/read-content.ts';
import type { NavigationLink } from '../../content/navigation.ts';
import type { PageLinks } from '../page-links.ts';
import menu from './header-menu.module.css';
import styles from './header.module.css';
import chevron from '../../ui/chevron.module.css';
import { LanguageSwitch } from '../../features/languages/language-switch.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';

interface HeaderProps {
  content: Content;
  /** Those of the current page, whose link gets `aria-current`. */
  links: PageLinks;
}

const menuId = 'site-menu';
const companyId = 'company-menu';

/** Logo, navigation and account links. Both menus are popovers and work without scripts. */
export function Header({ content, links }: HeaderProps) {
  const { language, routes, site: copy } = content;
  const { auth } = productLinks(language.code);
  return (
    <header className={styles.header}>
      <a href={routes.home} className={styles.logo} data-home-link="">
        <Mark />
        {content.company.name}
      </a>
      <Button variant="outline" popoverTarget={menuId} className={styles.menuButton}>
        {copy.menu}
      </Button>
      <div id={menuId} popover="auto" className={`${menu.menu} not-printed`}>
        <Navigation content={content} links={links} />
        <div className={menu.actions}>
          <LanguageSwitch languages={links.languageLinks} />
          <ThemeSwitch label={copy.darkTheme} />
          <ButtonLink href={auth} variant="quiet" {...newTab}>
            {copy.logIn}
          </ButtonLink>
        </div>
      </div>
      <ButtonLink href={auth} className={styles.getStarted} data-sign-up="" {...newTab}>
        {copy.getStarted}
      </ButtonLink>
    </header>
  );
}

function Navigation({ content, links }: HeaderProps) {
  const copy = content.site;
  const navigation = content.navigation;
  const item = ({ label, href, opensNewTab }: NavigationLink) => (
    <li key={href}>
      <a
        href={href}
        aria-current={links.path === href ? 'page' : undefined}
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
