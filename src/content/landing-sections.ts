import { parse } from 'yaml';
import {
  localHref,
  optionalSectionIds,
  sectionHref,
  type OptionalSectionId,
} from '../config/routes.ts';
import { ContentError, readEach } from './parse/content-error.ts';
import { keepTrueParts, type SettingsInUse } from './parse/conditional-text.ts';
import { fieldName } from './parse/parse-content.ts';
import { contentPath, type Sources } from './sources.ts';

interface Landing {
  testimonials: readonly unknown[];
  pages: { home: { sections: readonly OptionalSectionId[] } };
}

/** The sections of the landing page, in page order: those in home.yaml, testimonials only if there are any. */
export function sectionsWith({ testimonials, pages }: Landing): OptionalSectionId[] {
  return pages.home.sections.filter((id) => id !== 'testimonials' || testimonials.length > 0);
}

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

/**
 * Checks that nothing links to a section that the landing page leaves out.
 * @param shown the sections that it shows.
 * @throws {ContentError} naming the file, field and address of each such link.
 */
export function checkSectionLinks(
  sources: Sources,
  shown: readonly OptionalSectionId[],
  conditions: SettingsInUse,
): void {
  const hidden = optionalSectionIds.filter((each) => !shown.includes(each));
  readEach(hidden, (id) => {
    const href = sectionHref(id);
    const written = new RegExp(`${href}(?![\\w-])`);
    const hasNoEntries = id === 'testimonials' && isEmptyList(sources.get('en/testimonials.yaml'));
    const way = hasNoEntries
      ? 'write one in en/testimonials.yaml'
      : `add ${id} to \`sections\` in en/pages/home.yaml`;
    const advice = `the landing page has no section ${href}. Remove the link, or ${way}.`;
    readEach(sources, ([name, source]) => {
      const file = contentPath(name);
      if (name.endsWith('.md')) {
        const link = keepTrueParts(source, conditions)
          .split('\n')
          .find((line) => written.test(line));
        if (link === undefined) return;
        const line = source.split(/\r?\n/).indexOf(link) + 1;
        throw new ContentError({ file }, `line ${line}: ${advice}`);
      }
      // A menu names the section.
      const isMenu = name === 'facts/navigation.yaml';
      const isLink = (value: string) => written.test(value) || (isMenu && value === id);
      const parsed: unknown = parse(source);
      const path = pathOfLink(parsed, isLink);
      if (!path) return;
      const entry = Array.isArray(parsed) ? (parsed[Number(path.shift())] as { id: string }) : null;
      throw new ContentError({ file, entry: entry?.id, field: fieldName(path) }, advice);
    });
  });
}

function isEmptyList(source = ''): boolean {
  const list: unknown = parse(source);
  return Array.isArray(list) && list.length === 0;
}

/** The path of the first link in a value; undefined if it has none. */
function pathOfLink(value: unknown, isLink: (text: string) => boolean): PropertyKey[] | undefined {
  if (typeof value === 'string') return isLink(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const path = pathOfLink(item, isLink);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return undefined;
}
