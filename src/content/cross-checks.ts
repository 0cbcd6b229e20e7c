import { findTexts, readId } from './fields/hints.ts';
import { ContentError, findNearest, Mistakes, suggest } from './parse/content-error.ts';
import { findPlace } from './parse/parse-content.ts';
import { schemas } from './schemas/schemas.ts';
import { contentPath } from './sources.ts';
import type { LanguageFiles } from './translation/language-files.ts';

/** What each file that could be read has, by its English name. */
type Values = ReadonlyMap<string, unknown>;

interface PlanNames {
  id: string;
  modules: readonly string[];
}

const plansFile = 'facts/plans.yaml';
const cardFiles = ['en/features.yaml', 'en/showcase.yaml'];

const idsIn = (entries: unknown) =>
  Array.isArray(entries) ? entries.map((entry) => readId(entry) ?? '') : [];

/** Names of plans in texts, such as {{plan.pro.name}}, and of modules, such as {{planWith.loyalty}}. */
const findNames = (texts: string, fact: 'plan' | 'planWith') =>
  [...texts.matchAll(RegExp(`\\{\\{ *${fact}\\.([\\w-]+)`, 'gi'))].map(([, name = '']) => name);

/**
 * The names that are misspelled where they are given, by those that are used elsewhere: nothing uses them, and they
 * are nearly one that is lacking.
 */
function findMisspelled(given: readonly string[], used: readonly string[]): Map<string, string> {
  const unused = given.filter((name) => !used.includes(name));
  const lacking = used.filter((name) => !given.includes(name));
  return new Map(
    lacking.flatMap((name) => {
      const nearest = findNearest(name, unused);
      return nearest === undefined ? [] : [[name, nearest] as const];
    }),
  );
}

const misspelling = (given: string, used: string) =>
  `nothing else has the name "${given}"; did you mean "${used}"?`;

/**
 * Checks that plans and their modules have the names that texts and cards give them, before a misspelled one makes all
 * those texts wrong.
 * @throws {ContentError} naming the first misspelled id.
 */
export function checkPlanNames(plans: readonly PlanNames[], files: LanguageFiles): void {
  const ids = plans.map(({ id }) => id);
  const place = { file: contentPath(plansFile) };
  for (const [used, id] of findMisspelled(ids, findNames(files.allText, 'plan')))
    throw new ContentError({ ...place, entry: id, field: 'id' }, misspelling(id, used));
  const modules = plans.flatMap((plan) => plan.modules);
  const named = [
    ...cardFiles.flatMap((file) => idsIn(files.english(file))),
    ...findNames(files.allText, 'planWith'),
  ];
  for (const [used, module] of findMisspelled(modules, named)) {
    const entry = plans.find((plan) => plan.modules.includes(module))?.id;
    throw new ContentError({ ...place, entry, field: 'modules' }, misspelling(module, used));
  }
}

/**
 * Checks that the entries exist that ids in other files name.
 * @throws {ContentError} naming the place of each mistake.
 */
export function checkReferences(values: Values, { allText }: LanguageFiles): void {
  const mistakes = new Mistakes();
  const found = [...values].flatMap(([name, value]) => {
    const schema = schemas[name];
    const texts = schema ? findTexts(schema, value) : [];
    return texts.map((text) => ({
      ...text,
      place: findPlace(contentPath(name), value, text.path),
    }));
  });
  for (const [target = '', references] of Map.groupBy(found, ({ idIn }) => idIn)) {
    if (!values.has(target)) continue;
    const known = idsIn(values.get(target));
    const named = target === plansFile ? findNames(allText, 'plan') : [];
    const misspelled = findMisspelled(known, [...references.map(({ text }) => text), ...named]);
    for (const { text, place } of references) {
      const file = contentPath(target);
      const entry = misspelled.get(text);
      if (known.includes(text)) continue;
      if (entry === undefined)
        mistakes.add(place, `${file} has no "${text}"${suggest(text, known)}`);
      else mistakes.add({ file, entry, field: 'id' }, misspelling(entry, text));
    }
  }
  mistakes.finish({});
}

/**
 * Checks that a plan has the module of each card and tab.
 * @throws {ContentError} naming each entry without a plan.
 */
export function checkModules(values: Values): void {
  const plans = values.get(plansFile) as PlanNames[] | undefined;
  if (!plans) return;
  const mistakes = new Mistakes();
  const planned = plans.flatMap(({ modules }) => modules);
  const cards = cardFiles.flatMap((file) =>
    idsIn(values.get(file)).map((entry) => ({ file, entry })),
  );
  const misspelled = findMisspelled(
    planned,
    cards.map(({ entry }) => entry),
  );
  for (const { file, entry } of cards) {
    if (planned.includes(entry) || misspelled.has(entry)) continue;
    const problem = `no plan has it: add "${entry}" to \`modules\` of a plan in ${plansFile}.`;
    mistakes.add({ file: contentPath(file), entry, field: 'id' }, problem);
  }
  mistakes.finish({});
}
