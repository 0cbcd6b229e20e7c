import { optionalSectionIds, type OptionalSectionId } from '../config/routes.ts';
import { findTexts, idOf, isGroup } from './fields/hints.ts';
import { ContentError, readEach } from './parse/content-error.ts';
import { hiddenSection } from './parse/links.ts';
import { placeOfKey } from './parse/parse-content.ts';
import { navigationLink } from './schemas/navigation.ts';
import { schemaOf, type Words } from './schemas/schemas.ts';
import type { LanguageFiles } from './translation/language-files.ts';

/**
 * Checks what files say of one another.
 * @param words all but those of pages that are left out.
 * @param shown the sections of the landing page.
 * @throws {ContentError} naming the place of each mistake.
 */
export function checkAcross(
  words: Words,
  shown: readonly OptionalSectionId[],
  files: LanguageFiles,
): void {
  readEach(
    [
      () => checkReferences(words, files),
      () => checkSubject(words, files),
      () => checkNavigation(words, shown, files),
      () => checkModules(words, files),
      () => checkIds(words, files),
    ],
    (check) => check(),
  );
}

/** The ids of the entries of a list in a file: `features.phases`. */
function idsIn(whole: unknown, list: string): (string | undefined)[] {
  const steps = list.split('.').filter(Boolean);
  const entries = steps.reduce((value, step) => (isGroup(value) ? value[step] : undefined), whole);
  return Array.isArray(entries) ? entries.map(idOf) : [];
}

/** Checks that the entries exist that ids in other files name. */
function checkReferences(
  words: Readonly<Record<string, unknown>>,
  { path, isHidden }: LanguageFiles,
): void {
  readEach(Object.entries(words), ([name, value]) => {
    const schema = schemaOf(name);
    readEach(schema ? findTexts(schema, value) : [], ({ key, text, idIn }) => {
      if (!idIn || isHidden(idIn.file)) return;
      const known = idsIn(words[idIn.file], idIn.list);
      if (known.includes(text)) return;
      const problem = `${path(idIn.file)} has no "${text}": it is one of ${known.join(', ')}.`;
      throw new ContentError(placeOfKey(path(name), value, key), problem);
    });
  });
}

/** Checks that the contact form has the subject that the directory's search asks with. */
function checkSubject(words: Words, { path }: LanguageFiles): void {
  const { subject } = words['en/pages/integrations.yaml'].search.nothing;
  if (words['en/pages/contact.yaml'].form.subject.options.includes(subject)) return;
  const place = { file: path('en/pages/integrations.yaml'), field: 'search.nothing.subject' };
  const problem = `form.subject.options in ${path('en/pages/contact.yaml')} has no "${subject}".`;
  throw new ContentError(place, problem);
}

/** Checks that the links of the header and the footer have labels and lead somewhere, and groups have headings. */
function checkNavigation(
  words: Words,
  shown: readonly OptionalSectionId[],
  { path }: LanguageFiles,
): void {
  const site = words['en/site.yaml'];
  const { footer, ...header } = words['facts/navigation.yaml'];
  const refuse = (field: string, problem: string) =>
    new ContentError({ file: path('facts/navigation.yaml'), field }, problem);
  const groups = Object.entries(footer).map(([id, links]) => [`footer.${id}`, links] as const);
  readEach([...Object.entries(header), ...groups], ([list, links]) =>
    readEach(links, (entry, index) => {
      const section = optionalSectionIds.find((id) => id === entry);
      const field = `${list}[${index}]`;
      if (section && !shown.includes(section)) throw refuse(field, `${hiddenSection(section)}.`);
      if (navigationLink(entry, site) !== null) return;
      throw refuse(field, `en/site.yaml has no label for it: add sections.${section ?? ''}.`);
    }),
  );
  readEach(Object.keys(footer), (id) => {
    if (Object.hasOwn(site.footerGroups, id)) return;
    throw refuse(`footer.${id}`, `en/site.yaml has no heading for it: add footerGroups.${id}.`);
  });
}

/** Checks that a plan has the module of each card and tab. */
function checkModules(words: Words, { path }: LanguageFiles): void {
  const planned = words['facts/plans.yaml'].flatMap((plan) => plan.modules);
  readEach(['en/features.yaml', 'en/showcase.yaml'] as const, (name) =>
    readEach<{ id: string }, void>(words[name], ({ id }) => {
      if (planned.includes(id)) return;
      const problem = `no plan has it: add "${id}" to \`modules\` of a plan in facts/plans.yaml.`;
      throw new ContentError({ file: path(name), entry: id, field: 'id' }, problem);
    }),
  );
}

/** Checks that ids differ that are addresses on the same page. */
function checkIds(words: Words, { path }: LanguageFiles): void {
  const pages = [
    ['en/showcase.yaml', 'en/tour.yaml'],
    ['facts/integrations.yaml', 'facts/integration-categories.yaml'],
  ] as const;
  readEach(pages, ([name, other]) =>
    readEach<{ id: string }, void>(words[name], ({ id }) => {
      if (words[other].every((entry) => entry.id !== id)) return;
      const place = { file: path(name), entry: id, field: 'id' };
      throw new ContentError(place, 'something else on its page has this id already.');
    }),
  );
}
