import { pageParts, sectionIds } from '../config/routes.ts';
import { translationName } from './languages.ts';
import { suggest } from './parse/content-error.ts';
import { findDeadLinks } from './parse/links.ts';
import type { Files } from './read-files.ts';
import { contentPath } from './sources.ts';
import type { Words } from './words/words.generated.ts';

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** Says where the id of an entry is. */
const idPlace = (file: string, id: string) => `${contentPath(file)}, entry "${id}", field id`;

/** Lists the names in the English files that nothing has, or that two parts of a page have, and dead links. */
export function findWrongReferences(files: Files, words: Words): string[] {
  return [
    ...findUnknownNames(files, words),
    ...findMissingModules(files),
    ...findSharedAnchors(files, words),
    ...Object.entries(files).flatMap(([name, value]) => findDeadLinks(contentPath(name), value)),
  ];
}

/** Lists ids of entries in other files that do not exist: of plans, categories, questions and headings. */
function findUnknownNames(files: Files, { pages, site }: Words): string[] {
  const terms = files['facts/terms.yaml'];
  const { bookingSites } = pages.integrations.search;
  const plans = 'facts/plans.yaml';
  const categories = 'facts/integration-categories.yaml';
  const known: Readonly<Record<string, string[]>> = {
    [plans]: idsOf(files[plans]),
    [categories]: idsOf(files[categories]),
    'en/faq.yaml': idsOf(files['en/faq.yaml']),
    'en/site.yaml': idsOf(site.footerGroups),
  };
  const references: [place: string, id: string, file: string][] = [
    ['facts/terms.yaml, field trialPlan', terms.trialPlan, plans],
    ['facts/terms.yaml, field emergencyFromPlan', terms.emergencyFromPlan, plans],
    [
      'en/pages/integrations.yaml, field search.bookingSites.question',
      bookingSites.question,
      'en/faq.yaml',
    ],
  ];
  for (const { id, category } of files['facts/integrations.yaml'])
    references.push([
      `facts/integrations.yaml, entry "${id}", field category`,
      category,
      categories,
    ]);
  for (const group of Object.keys(files['facts/navigation.yaml'].footer))
    references.push([`facts/navigation.yaml, field footer.${group}`, group, 'en/site.yaml']);
  return references.flatMap(([place, id, file]) => {
    const { [file]: ids = [] } = known;
    if (ids.includes(id)) return [];
    return [`${contentPath(place)}: ${contentPath(file)} has no "${id}"${suggest(id, ids)}`];
  });
}

/** Lists the cards and tabs that are a module of no plan. */
function findMissingModules(files: Files): string[] {
  const modules = files['facts/plans.yaml'].flatMap((plan) => plan.modules);
  return (['en/features.yaml', 'en/showcase.yaml'] as const).flatMap((file) =>
    idsOf(files[file])
      .filter((id) => !modules.includes(id))
      .map((id) => {
        const add = `add "${id}" to \`modules\` of a plan in facts/plans.yaml`;
        return `${idPlace(file, id)}: no plan has this module; ${add}.`;
      }),
  );
}

/** Lists the ids of entries that would be the same address on a page as another part of it. */
function findSharedAnchors(files: Files, { pages }: Words): string[] {
  const withAnchors = [
    ['en/showcase.yaml', 'en/faq.yaml'],
    ['facts/integration-categories.yaml', 'facts/integrations.yaml'],
  ] as const;
  const onPages = [
    ...withAnchors.map((names) =>
      names.flatMap((file) => idsOf(files[file]).map((id) => ({ file, id }))),
    ),
    idsOf(pages.contact.faq.items).map((id) => ({ file: 'en/pages/contact.yaml', id })),
  ];
  return onPages.flatMap((entries) => {
    const taken = new Set<string>([...pageParts, ...sectionIds]);
    return entries.flatMap(({ file, id }) => {
      const isTaken = taken.has(id);
      taken.add(id);
      const problem = 'another part of its page has this id; choose another one.';
      return isTaken ? [`${idPlace(file, id)}: ${problem}`] : [];
    });
  });
}

/** Lists the words of a language that mislead a visitor or are hard to use, which their shape cannot say. */
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
  const { calculator } = pages.home.savingsCalculator;
  for (const name of ['rate', 'occupancy', 'properties', 'direct'] as const)
    if (calculator[name].typedLabel.includes(calculator[name].label))
      refuse(
        'home',
        `savingsCalculator.calculator.${name}.typedLabel`,
        "expected text without the slider's label.",
      );
  const { subject } = pages.contact.form;
  for (const name of ['sales', 'integration'] as const)
    if (!subject.options.includes(subject[name])) {
      const hint = suggest(subject[name], subject.options);
      refuse('contact', `form.subject.${name}`, `\`options\` has no "${subject[name]}"${hint}`);
    }
  return mistakes;
}
