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
