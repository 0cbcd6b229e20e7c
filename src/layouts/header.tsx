import { markSvg } from '../config/mark.ts';
import { routes, sectionHref, type Route, type SectionId } from '../config/routes.ts';
import { brand, productLinks } from '../config/site.ts';
import { homeLinkHook } from '../browser/hooks.ts';
import { hook } from '../shared/hooks.ts';
import { signUpHook } from '../shared/sign-up-hooks.ts';
import type { Shell } from '../content/schemas/page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Chevron } from '../ui/chevron.tsx';
import { Mark } from '../ui/mark.tsx';
import { newTab } from '../ui/new-tab.ts';
import menu from './header-menu.module.css';
import styles from './header.module.css';
import { ThemeSwitch } from '../features/theme/theme-switch.tsx';

interface HeaderProps {
  shell: Shell;
  /** The sections that the landing page has. */
  sections: readonly SectionId[];
  /** The page that is shown; its link is marked as the current one. */
  current: Route | null;
}

const menuId = 'site-menu';
const companyId = 'company-menu';
const linkedSections = ['features', 'pricing', 'testimonials'] as const;
const companyPages = ['about', 'careers', 'investors', 'contact'] as const;

/** Logo, navigation and account links. Both menus are popovers, so that they need no script. */
export function Header({ shell, sections, current }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={routes.home} className={styles.logo} {...hook(homeLinkHook)}>
          <Mark svg={markSvg} />
          {brand.name}
        </a>
        <button type="button" popoverTarget={menuId} className={styles.menuButton}>
          {shell.menu}
        </button>
        <div id={menuId} popover="auto" className={menu.menu}>
          <Navigation shell={shell} sections={sections} current={current} />
          <div className={menu.actions}>
            <ThemeSwitch label={shell.darkTheme} />
            <ButtonLink href={productLinks.auth} variant="quiet" {...newTab}>
              {shell.logIn}
            </ButtonLink>
            <ButtonLink href={productLinks.auth} {...hook(signUpHook)} {...newTab}>
              {shell.getStarted}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}

function Navigation({ shell, sections, current }: HeaderProps) {
  const page = (name: keyof typeof routes & keyof Shell['pages']) => (
    <a href={routes[name]} aria-current={current === routes[name] ? 'page' : undefined}>
      {shell.pages[name]}
    </a>
  );
  return (
    <nav aria-label={shell.mainNavigation}>
      <ul role="list" className={menu.links}>
        {linkedSections
          .filter((section) => sections.includes(section))
          .map((section) => (
            <li key={section}>
              <a href={sectionHref(section)}>{shell.sections[section]}</a>
            </li>
          ))}
        <li>{page('integrations')}</li>
        <li>
          <button type="button" popoverTarget={companyId} className={menu.companyButton}>
            {shell.company}
            <Chevron />
          </button>
          <ul role="list" id={companyId} popover="auto" className={menu.companyMenu}>
            {companyPages.map((name) => (
              <li key={name}>{page(name)}</li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}
