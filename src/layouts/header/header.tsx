import { markSvg } from '../../config/mark.ts';
import { routes, sectionHref, type Route, type SectionId } from '../../config/routes.ts';
import { brand, productLinks } from '../../config/site.ts';
import { homeLinkHook } from '../../browser/hooks.ts';
import { hook } from '../../shared/hooks.ts';
import { signUpHook } from '../../shared/sign-up-hooks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chevron } from '../../ui/chevron.tsx';
import { Mark } from '../../ui/mark.tsx';
import { newTab } from '../../ui/new-tab.ts';
import type { SiteCopy } from '../../content/schemas/site-copy.ts';
import menu from './header-menu.module.css';
import styles from './header.module.css';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';

interface HeaderProps {
  copy: SiteCopy;
  /** The sections that the landing page has. */
  sections: readonly SectionId[];
  /** The current page, whose link gets `aria-current`. */
  current: Route | null;
}

const menuId = 'site-menu';
const companyId = 'company-menu';
const linkedSections = ['features', 'pricing', 'testimonials'] as const;
const companyPages = ['about', 'careers', 'investors', 'contact'] as const;

/** Logo, navigation and account links. Both menus are popovers and work without scripts. */
export function Header({ copy, sections, current }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={routes.home} className={styles.logo} {...hook(homeLinkHook)}>
          <Mark svg={markSvg} />
          {brand.name}
        </a>
        <button type="button" popoverTarget={menuId} className={styles.menuButton}>
          {copy.menu}
        </button>
        <div id={menuId} popover="auto" className={menu.menu}>
          <Navigation copy={copy} sections={sections} current={current} />
          <div className={menu.actions}>
            <ThemeSwitch label={copy.darkTheme} />
            <ButtonLink href={productLinks.auth} variant="quiet" {...newTab}>
              {copy.logIn}
            </ButtonLink>
            <ButtonLink href={productLinks.auth} {...hook(signUpHook)} {...newTab}>
              {copy.getStarted}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}

function Navigation({ copy, sections, current }: HeaderProps) {
  const page = (name: keyof typeof routes & keyof SiteCopy['pages']) => (
    <a href={routes[name]} aria-current={current === routes[name] ? 'page' : undefined}>
      {copy.pages[name]}
    </a>
  );
  return (
    <nav aria-label={copy.mainNavigation}>
      <ul role="list" className={menu.links}>
        {linkedSections
          .filter((section) => sections.includes(section))
          .map((section) => (
            <li key={section}>
              <a href={sectionHref(section)}>{copy.sections[section]}</a>
            </li>
          ))}
        <li>{page('integrations')}</li>
        <li>
          <button type="button" popoverTarget={companyId} className={menu.companyButton}>
            {copy.company}
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
