import { sectionHref, sectionIds, type SectionId } from '../config/routes.ts';
import { ContentError } from './parse/content-error.ts';
import { keepTrueParts, type SettingsInUse } from './parse/conditional-text.ts';
import type { Sources } from './sources.ts';

interface Landing {
  testimonials: readonly unknown[];
  pages: { home: { sections: readonly SectionId[] } };
}

/** Ids of the sections that the landing page shows, in page order; the footer is always there. */
export function sectionsWith({ testimonials, pages }: Landing): SectionId[] {
  return sectionIds.filter((id) => {
    if (id === 'testimonials' && testimonials.length === 0) return false;
    return id === 'contact' || pages.home.sections.includes(id);
  });
}

/** Whether an address is that of a section that the landing page leaves out. */
export function isLeftOut(href: string, shown: readonly SectionId[]): boolean {
  // In any language: `/#pricing`, `/id#pricing`.
  return sectionIds.some(
    (id) => !shown.includes(id) && href.startsWith('/') && href.endsWith(sectionHref(id).slice(1)),
  );
}

/**
 * The background of a section: sections alternate between paper and sunken, whichever of them are left
 * out. The last one, `get-started`, has its own color.
 */
export function sectionTone(id: SectionId, shown: readonly SectionId[]): 'paper' | 'sunken' {
  return shown.indexOf(id) % 2 === 0 ? 'paper' : 'sunken';
}

/** A link in a field called `href`: its entry, card or button disappears with the section. */
const linkField = /\bhref: *(["']?)\/#[\w-]+\1/g;

/**
 * Checks that no text links to a section that the landing page leaves out.
 * @param file returns the path of a content file by its name.
 * @throws {ContentError} naming the line of the first such link.
 */
export function checkSectionLinks(
  sources: Sources,
  shown: readonly SectionId[],
  conditions: SettingsInUse,
  file: (name: string) => string,
): void {
  for (const href of sectionIds.filter((id) => !shown.includes(id)).map(sectionHref)) {
    const written = new RegExp(`${href}(?![\\w-])`);
    for (const [name, source] of sources) {
      const kept = name.endsWith('.md')
        ? keepTrueParts(source, conditions)
        : source.replaceAll(linkField, '');
      const lines = new Set(kept.split('\n').filter((line) => written.test(line)));
      const index = source
        .split(/\r?\n/)
        .findIndex((line) => lines.has(line.replaceAll(linkField, '')));
      if (index < 0) continue;
      throw new ContentError(
        { file: file(name) },
        `line ${index + 1}: the landing page leaves out the section ${href}; write this without the link, or add the section to \`sections\` in en/pages/home.yaml.`,
      );
    }
  }
}
