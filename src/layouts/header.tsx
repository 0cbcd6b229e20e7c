import { markSvg } from '../config/mark.ts';
import { routes, type Route } from '../config/routes.ts';
import { brand, productLinks } from '../config/site.ts';
import { leadsToSignUp } from '../shared/trial-marks.ts';
import type { Shell } from '../content/schemas/page.ts';
import type { NavigationLink, ResolvedNavigation } from '../content/schemas/navigation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chevron } from '../ui/chevron.tsx';
import { Mark } from '../ui/mark.tsx';
import { newTab } from '../ui/new-tab.ts';
import menu from './header-menu.module.css';
import styles from './header.module.css';
import { ThemeSwitch } from '../features/theme/theme-switch.tsx';

interface HeaderProps {
  shell: Shell;
  navigation: ResolvedNavigation;
  /** The page that is shown; its link is marked as the current one. */
  current: Route | null;
}

const menuId = 'site-menu';
const companyId = 'company-menu';

/** Logo, navigation and account links. Both menus are popovers, so that they need no script. */
export function Header({ shell, navigation, current }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={routes.home} className={styles.logo} data-to-top="">
          <Mark svg={markSvg} />
          {brand.name}
        </a>
        <button type="button" popoverTarget={menuId} className={styles.menuButton}>
          {shell.menu}
        </button>
        <div id={menuId} popover="auto" className={menu.menu}>
          <Navigation shell={shell} navigation={navigation} current={current} />
          <div className={menu.actions}>
            <ThemeSwitch label={shell.darkTheme} />
            <ButtonLink href={productLinks.auth} variant="quiet" {...newTab}>
              {shell.logIn}
            </ButtonLink>
            <ButtonLink href={productLinks.auth} {...leadsToSignUp} {...newTab}>
              {shell.getStarted}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}

function Navigation({ shell, navigation, current }: HeaderProps) {
  const item = ({ label, href, isOnProductHost }: NavigationLink) => (
    <li key={href}>
      <a
        href={href}
        aria-current={current === href ? 'page' : undefined}
        {...(isOnProductHost && newTab)}
      >
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={shell.mainNavigation}>
      <ul role="list" className={menu.links}>
        {navigation.header.map(item)}
        <li>
          <button type="button" popoverTarget={companyId} className={menu.companyButton}>
            {shell.company}
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
