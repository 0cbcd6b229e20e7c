import { optionalSectionIds, type OptionalSectionId } from '../config/routes.ts';
import { isGroup } from './fields/hints.ts';
import { parseYaml } from './parse/yaml.ts';
import { sectionField } from './schemas/home.ts';
import { contentPath, type Sources } from './sources.ts';

const homeFile = 'en/pages/home.yaml';

/** The list with the entries of a section. */
const sectionLists: Partial<Record<OptionalSectionId, string>> = {
  demo: 'en/tour.yaml',
  features: 'en/features.yaml',
  showcase: 'en/showcase.yaml',
  testimonials: 'en/testimonials.yaml',
  faq: 'en/faq.yaml',
};

/** The sections that the landing page leaves out: the build neither needs nor checks their words. */
export function hiddenSections(sources: Sources): OptionalSectionId[] {
  const home = parseYaml(contentPath(homeFile), sources.get(homeFile) ?? '');
  const shown = isGroup(home) ? home['sections'] : undefined;
  return optionalSectionIds.filter((id) => Array.isArray(shown) && !shown.includes(id));
}

/** Whether an English file has nothing but words of a hidden section. */
export function isHidden(name: string, hidden: readonly OptionalSectionId[]): boolean {
  return hidden.some((id) => sectionLists[id] === name);
}

/** A field of home.yaml with the words of a hidden section; `name` is the English file. */
export function isHiddenField(
  name: string,
  field: string,
  hidden: readonly OptionalSectionId[],
): boolean {
  return name === homeFile && hidden.some((id) => sectionField(id) === field);
}
