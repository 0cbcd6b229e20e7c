import { pageParts, sectionIds } from '../config/routes.ts';
import { translationName } from './languages.ts';
import { suggest } from './parse/content-error.ts';
import { findDeadLinks } from './parse/links.ts';
import type { Files } from './read-files.ts';
import { contentPath } from './sources.ts';
import type { Words } from './words/words.generated.ts';

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** Says where the id of an entry is. */
const idPlace = (file: string, id: string) => `${file}, entry "${id}", field id`;

/** Lists the names in the English files that nothing has, or that two parts of a page have, and dead links. */
export function findWrongReferences(files: Files, words: Words): string[] {
  return [
    ...findUnknownNames(files, words),
    ...findSharedAnchors(files, words),
    ...Object.entries(files).flatMap(([name, value]) => findDeadLinks(contentPath(name), value)),
  ];
}

/** Lists ids of entries in other files that do not exist: of plans, modules, categories, questions and headings. */
function findUnknownNames(files: Files, { pages, site }: Words): string[] {
  const plans = files['facts/plans.yaml'];
  const lists = {
    'facts/plans.yaml': idsOf(plans),
    'modules of facts/plans.yaml': plans.flatMap(({ modules }) => modules),
    'facts/integration-categories.yaml': idsOf(files['facts/integration-categories.yaml']),
    'en/faq.yaml': idsOf(files['en/faq.yaml']),
    'footerGroups of en/site.yaml': idsOf(site.footerGroups),
  };
  const { trialPlan, emergencyFromPlan } = files['facts/terms.yaml'];
  const { question } = pages.integrations.search.bookingSites;
  const references: [id: string, place: string, list: keyof typeof lists][] = [
    [trialPlan, 'facts/terms.yaml, field trialPlan', 'facts/plans.yaml'],
    [emergencyFromPlan, 'facts/terms.yaml, field emergencyFromPlan', 'facts/plans.yaml'],
    [question, 'en/pages/integrations.yaml, field search.bookingSites.question', 'en/faq.yaml'],
  ];
  for (const { id, category } of files['facts/integrations.yaml']) {
    const place = `facts/integrations.yaml, entry "${id}", field category`;
    references.push([category, place, 'facts/integration-categories.yaml']);
  }
  for (const id of Object.keys(files['facts/navigation.yaml'].footer))
    references.push([
      id,
      `facts/navigation.yaml, field footer.${id}`,
      'footerGroups of en/site.yaml',
    ]);
  for (const file of ['en/features.yaml', 'en/showcase.yaml'] as const)
    for (const { id } of files[file])
      references.push([id, idPlace(file, id), 'modules of facts/plans.yaml']);
  return references
    .filter(([id, , list]) => !lists[list].includes(id))
    .map(
      ([id, place, list]) =>
        `${contentPath(place)}: there is no "${id}" in ${list}${suggest(id, lists[list])}`,
    );
}

/** Lists the ids of entries that would be the same address on a page as another part of it. */
function findSharedAnchors(files: Files, { pages }: Words): string[] {
  const filesOnPages = [
    ['en/showcase.yaml', 'en/faq.yaml'],
    ['facts/integration-categories.yaml', 'facts/integrations.yaml'],
  ] as const;
  const placesOnPages = [
    ...filesOnPages.map((names) =>
      names.flatMap((file) => idsOf(files[file]).map((id) => ({ file, id }))),
    ),
    idsOf(pages.contact.faq.items).map((id) => ({ file: 'en/pages/contact.yaml', id })),
  ];
  const taken: readonly string[] = [...pageParts, ...sectionIds];
  return placesOnPages.flatMap((places) =>
    places
      .filter(({ id }, index) => taken.includes(id) || idsOf(places).indexOf(id) < index)
      .map(
        ({ file, id }) =>
          `${contentPath(idPlace(file, id))}: another part of its page has this id.`,
      ),
  );
}

/** Lists the words of a language that mislead a visitor, which their shape cannot say. */
export function findUnusableWords({ pages }: Words, code: string): string[] {
  const mistakes: string[] = [];
  const refuse = (page: string, field: string, problem: string) => {
    const file = contentPath(translationName(`en/pages/${page}.yaml`, code));
    mistakes.push(`${file}, field ${field}: ${problem}`);
  };
  for (const [name, { meta }] of Object.entries(pages)) {
    const { length } = meta.description;
    const page = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (length < 50 || length > 170)
      refuse(page, 'meta.description', `expected 50 to 170 characters, got ${length}.`);
  }
  for (const [index, { sample, source }] of pages.home.hero.claims.entries())
    if (!sample && !source)
      refuse('home', `hero.claims[${index}]`, 'a claim needs a `source`, or `sample: true`.');
  const { subject } = pages.contact.form;
  for (const name of ['sales', 'integration'] as const)
    if (!subject.options.includes(subject[name])) {
      const hint = suggest(subject[name], subject.options);
      refuse('contact', `form.subject.${name}`, `\`options\` has no "${subject[name]}"${hint}`);
    }
  return mistakes;
}
