import { optionalSectionIds, type OptionalSectionId } from '../config/routes.ts';
import { isGroup } from './fields/hints.ts';
import { parseYaml } from './parse/yaml.ts';
import { sectionField } from './schemas/home.ts';
import { contentPath, type Sources } from './sources.ts';

const homeFile = 'en/pages/home.yaml';

/** The list with the entries of a section. */
const sectionLists: Partial<Record<OptionalSectionId, string>> = {
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

/** Whether an English file, or a field at its top, has nothing but words of a hidden section. */
export function isHidden(
  hidden: readonly OptionalSectionId[],
  name: string,
  field?: string,
): boolean {
  return hidden.some((id) =>
    name === homeFile ? sectionField(id) === field : sectionLists[id] === name,
  );
}
