import { localHref, sectionHref, type OptionalSectionId } from '../config/routes.ts';

interface Page {
  language: { code: string };
  landingSections: readonly OptionalSectionId[];
}

/** The address of a section, for links that are part of a layout; undefined if the landing page leaves it out. */
export function shownSection(
  id: OptionalSectionId,
  { language, landingSections }: Page,
): string | undefined {
  return landingSections.includes(id) ? localHref(sectionHref(id), language.code) : undefined;
}

/** The background of a section: they alternate between paper and sunken, whichever are left out. */
export function sectionTone(
  id: OptionalSectionId,
  { landingSections }: Pick<Page, 'landingSections'>,
): 'paper' | 'sunken' {
  return landingSections.indexOf(id) % 2 === 0 ? 'paper' : 'sunken';
}
