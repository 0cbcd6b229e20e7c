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

/** Lists ids in the English files that nothing has, or that two parts of a page have, and dead links. */
export function findWrongReferences(files: Files, words: Words): string[] {
  return [
    ...findUnknownIds(files, words),
    ...findSharedAnchors(files, words),
    ...Object.entries(files).flatMap(([name, value]) => findDeadLinks(contentPath(name), value)),
  ];
}

/** Lists ids of entries in other files that do not exist: of plans, modules, categories, questions and headings. */
function findUnknownIds(files: Files, { pages, site }: Words): string[] {
  const plans = files['facts/plans.yaml'];
  const known = {
    'facts/plans.yaml': idsOf(plans),
    'modules of facts/plans.yaml': plans.flatMap(({ modules }) => modules),
    'facts/integration-categories.yaml': idsOf(files['facts/integration-categories.yaml']),
    'en/faq.yaml': idsOf(files['en/faq.yaml']),
    'footerGroups of en/site.yaml': idsOf(site.footerGroups),
  };
  const mistakes: string[] = [];
  const check = (id: string, place: string, list: keyof typeof known) => {
    if (!known[list].includes(id))
      mistakes.push(
        `${contentPath(place)}: there is no "${id}" in ${list}${suggest(id, known[list])}`,
      );
  };
  const { trialPlan, emergencyFromPlan } = files['facts/terms.yaml'];
  check(trialPlan, 'facts/terms.yaml, field trialPlan', 'facts/plans.yaml');
  check(emergencyFromPlan, 'facts/terms.yaml, field emergencyFromPlan', 'facts/plans.yaml');
  const { question } = pages.integrations.search.bookingSites;
  check(question, 'en/pages/integrations.yaml, field search.bookingSites.question', 'en/faq.yaml');
  for (const { id, category } of files['facts/integrations.yaml']) {
    const place = `facts/integrations.yaml, entry "${id}", field category`;
    check(category, place, 'facts/integration-categories.yaml');
  }
  for (const id of Object.keys(files['facts/navigation.yaml'].footer))
    check(id, `facts/navigation.yaml, field footer.${id}`, 'footerGroups of en/site.yaml');
  for (const file of ['en/features.yaml', 'en/showcase.yaml'] as const)
    for (const id of idsOf(files[file]))
      check(id, idPlace(file, id), 'modules of facts/plans.yaml');
  return mistakes;
}

/** Lists the ids of entries that would be the same address on a page as another part of it. */
function findSharedAnchors(files: Files, { pages }: Words): string[] {
  const entriesByPage: readonly Readonly<Record<string, readonly { id: string }[]>>[] = [
    { 'en/showcase.yaml': files['en/showcase.yaml'], 'en/faq.yaml': files['en/faq.yaml'] },
    {
      'facts/integration-categories.yaml': files['facts/integration-categories.yaml'],
      'facts/integrations.yaml': files['facts/integrations.yaml'],
    },
    { 'en/pages/contact.yaml': pages.contact.faq.items },
  ];
  const mistakes: string[] = [];
  for (const lists of entriesByPage) {
    const taken = new Set<string>([...pageParts, ...sectionIds]);
    for (const [file, entries] of Object.entries(lists))
      for (const id of idsOf(entries)) {
        const place = contentPath(idPlace(file, id));
        if (taken.has(id)) mistakes.push(`${place}: another part of its page has this id.`);
        taken.add(id);
      }
  }
  return mistakes;
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
