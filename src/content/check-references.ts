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
  const known: Readonly<Record<string, string[]>> = {
    'facts/plans.yaml': idsOf(plans),
    'modules of facts/plans.yaml': plans.flatMap(({ modules }) => modules),
    'facts/integration-categories.yaml': idsOf(files['facts/integration-categories.yaml']),
    'en/faq.yaml': idsOf(files['en/faq.yaml']),
    'footerGroups of en/site.yaml': idsOf(site.footerGroups),
  };
  const mistakes: string[] = [];
  const expectIn = (list: string, place: string, id: string) => {
    const { [list]: ids = [] } = known;
    if (!ids.includes(id))
      mistakes.push(`${contentPath(place)}: there is no "${id}" in ${list}${suggest(id, ids)}`);
  };
  const { trialPlan, emergencyFromPlan } = files['facts/terms.yaml'];
  expectIn('facts/plans.yaml', 'facts/terms.yaml, field trialPlan', trialPlan);
  expectIn('facts/plans.yaml', 'facts/terms.yaml, field emergencyFromPlan', emergencyFromPlan);
  const { question } = pages.integrations.search.bookingSites;
  const inSearch = 'en/pages/integrations.yaml, field search.bookingSites';
  expectIn('en/faq.yaml', `${inSearch}.question`, question);
  for (const vendor of files['facts/integrations.yaml']) {
    const place = `facts/integrations.yaml, entry "${vendor.id}", field category`;
    expectIn('facts/integration-categories.yaml', place, vendor.category);
  }
  for (const group of Object.keys(files['facts/navigation.yaml'].footer))
    expectIn('footerGroups of en/site.yaml', `facts/navigation.yaml, field footer.${group}`, group);
  for (const file of ['en/features.yaml', 'en/showcase.yaml'] as const)
    for (const { id } of files[file])
      expectIn('modules of facts/plans.yaml', idPlace(file, id), id);
  return mistakes;
}

/** Lists the ids of entries that would be the same address on a page as another part of it. */
function findSharedAnchors(files: Files, { pages }: Words): string[] {
  const { 'en/showcase.yaml': tabs, 'en/faq.yaml': questions } = files;
  const { 'facts/integration-categories.yaml': categories, 'facts/integrations.yaml': vendors } =
    files;
  const onPages = [
    { 'en/showcase.yaml': tabs, 'en/faq.yaml': questions },
    { 'facts/integration-categories.yaml': categories, 'facts/integrations.yaml': vendors },
    { 'en/pages/contact.yaml': pages.contact.faq.items },
  ];
  const mistakes: string[] = [];
  for (const entriesByFile of onPages) {
    const taken = new Set<string>([...pageParts, ...sectionIds]);
    for (const [file, entries] of Object.entries(entriesByFile))
      for (const { id } of entries) {
        if (taken.has(id))
          mistakes.push(`${contentPath(idPlace(file, id))}: another part of its page has this id.`);
        taken.add(id);
      }
  }
  return mistakes;
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
