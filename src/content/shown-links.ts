import { localHref, sectionHref, type SectionId } from '../config/routes.ts';
import { landingSections } from './content.ts';
import { isLeftOut } from './landing-sections.ts';

/** The links of a list that lead to a page, or to a section that the landing page shows. */
export function shownLinks<Link extends { href: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ href }) => !isLeftOut(href, landingSections));
}

/** The address of a section in a language; undefined if the landing page leaves it out. */
export function shownSection(id: SectionId, language: string): string | undefined {
  return landingSections.includes(id) ? localHref(sectionHref(id), language) : undefined;
}
