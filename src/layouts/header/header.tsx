import { markSvg } from '../../config/mark.ts';
import type { PagePath } from '../../config/routes.ts';
import { brand, productLinksIn } from '../../config/site.ts';
import { homeLinkHook } from '../../browser/hooks.ts';
import { hook } from '../../shared/hooks.ts';
import { signUpHook } from '../../shared/sign-up-hooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chevron } from '../../ui/chevron.tsx';
import { Mark } from '../../ui/mark.tsx';
import { newTab } from '../../ui/new-tab.ts';
import type { NavigationLink, ResolvedNavigation } from '../../content/schemas/navigation.ts';
import type { SiteCopy } from '../../content/schemas/site-copy.ts';
import menu from './header-menu.module.css';
import styles from './header.module.css';
import { LanguageSwitch, type LanguageLink } from '../../features/languages/language-switch.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';

interface HeaderProps {
  copy: SiteCopy;
  /** The path of the landing page. */
  home: PagePath;
  navigation: ResolvedNavigation;
  /** The current page, whose link gets `aria-current`. */
  current: PagePath | null;
  language: string;
  /** The page in the other languages of the site. */
  languages: readonly LanguageLink[];
}

const menuId = 'site-menu';
const companyId = 'company-menu';

/** Logo, navigation and account links. Both menus are popovers and work without scripts. */
export function Header({ copy, home, navigation, current, language, languages }: HeaderProps) {
  const { auth } = productLinksIn(language);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={home} className={styles.logo} {...hook(homeLinkHook)}>
          <Mark svg={markSvg} />
          {brand.name}
        </a>
        <button type="button" popoverTarget={menuId} className={styles.menuButton}>
          {copy.menu}
        </button>
        <div id={menuId} popover="auto" className={menu.menu}>
          <Navigation copy={copy} navigation={navigation} current={current} />
          <div className={menu.actions}>
            <LanguageSwitch languages={languages} />
            <ThemeSwitch label={copy.darkTheme} />
            <ButtonLink href={auth} variant="quiet" {...newTab}>
              {copy.logIn}
            </ButtonLink>
          </div>
        </div>
        <ButtonLink href={auth} className={styles.getStarted} {...hook(signUpHook)} {...newTab}>
          {copy.getStarted}
        </ButtonLink>
      </div>
    </header>
  );
}

type NavigationProps = Pick<HeaderProps, 'copy' | 'navigation' | 'current'>;

function Navigation({ copy, navigation, current }: NavigationProps) {
  const item = ({ label, href, opensNewTab }: NavigationLink) => (
    <li key={href}>
      <a
        href={href}
        aria-current={current === href ? 'page' : undefined}
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
          <button type="button" popoverTarget={companyId} className={menu.companyButton}>
            {copy.company}
            <Chevron />
          </button>
          <ul role="list" id={companyId} popover="auto" className={menu.companyMenu}>
            {navigation.company.map(item)}
          </ul>
        </li>
      </ul>
    </nav>
  );
}
