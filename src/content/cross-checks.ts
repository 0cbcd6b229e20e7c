import { findTexts, readId } from './fields/find-texts.ts';
import { findNearest, mistakeAt, Mistakes, suggest } from './parse/content-error.ts';
import { findPlace } from './parse/parse-content.ts';
import { schemas } from './schemas/schemas.ts';
import type { Navigation, SiteCopy } from './schemas/site-copy.ts';
import { contentPath } from './sources.ts';
import type { LanguageFiles } from './translation/language-files.ts';

/** The parsed value of each readable file, by the name of the English file. */
type Values = ReadonlyMap<string, unknown>;

interface PlanNames {
  id: string;
  modules: readonly string[];
}

const plansFile = 'facts/plans.yaml';
const cardFiles = ['en/features.yaml', 'en/showcase.yaml'];

const idsIn = (entries: unknown) =>
  Array.isArray(entries) ? entries.map((entry) => readId(entry) ?? '') : [];

/** Finds the plan ids in facts such as {{plan.pro.name}}, or the module ids in facts such as {{planWith.loyalty}}. */
const findNames = (texts: string, fact: 'plan' | 'planWith') =>
  [...texts.matchAll(RegExp(`\\{\\{ *${fact}\\.([\\w-]+)`, 'gi'))].map(([, name = '']) => name);

const countWord = (word: string, text: string) =>
  text.split(/[^\w-]+/).filter((each) => each === word).length;

/**
 * Finds the defined name that is probably a typo for an undefined name in use: similar to it, but rarer in the content.
 */
function findMisspelled(used: string, given: readonly string[], allText: string) {
  const nearest = findNearest(used, given);
  const isRarer = nearest !== undefined && countWord(nearest, allText) < countWord(used, allText);
  return isRarer ? nearest : undefined;
}

const describeMisspelling = (given: string, used: string) =>
  `nothing else uses the name "${given}"; did you mean "${used}"?`;

/**
 * Checks that the plans and modules that texts and cards name exist. This runs first: one typo in the plans would
 * otherwise be reported for every text that uses the right name.
 * @throws {ContentError} naming the first misspelled name.
 */
export function checkPlanNames(plans: readonly PlanNames[], files: LanguageFiles): void {
  const file = contentPath(plansFile);
  const check = (used: readonly string[], given: readonly string[], field: string) => {
    for (const name of used) {
      const wrong = given.includes(name) ? undefined : findMisspelled(name, given, files.allText);
      if (wrong === undefined) continue;
      const entry = plans.find(({ id, modules }) => id === wrong || modules.includes(wrong))?.id;
      throw mistakeAt({ file, entry, field }, describeMisspelling(wrong, name));
    }
  };
  const ids = plans.map(({ id }) => id);
  check(findNames(files.allText, 'plan'), ids, 'id');
  const modules = plans.flatMap((plan) => plan.modules);
  check(findNames(files.allText, 'planWith'), modules, 'modules');
  check(
    cardFiles.flatMap((name) => idsIn(files.readRaw(name))),
    modules,
    'modules',
  );
}

/**
 * Checks that each id that refers to another file is the id of an entry there.
 * @throws {ContentError} naming the place of each mistake.
 */
export function checkReferences(values: Values, { allText }: LanguageFiles): void {
  const mistakes = new Mistakes();
  for (const [name, value] of values) {
    const schema = schemas[name];
    for (const { text, path, idIn } of schema ? findTexts(schema, value) : []) {
      const known = idsIn(idIn && values.get(idIn));
      if (!idIn || !values.has(idIn) || known.includes(text)) continue;
      const file = contentPath(idIn);
      const wrong = findMisspelled(text, known, allText);
      if (wrong !== undefined)
        mistakes.add({ file, entry: wrong, field: 'id' }, describeMisspelling(wrong, text));
      else
        mistakes.add(
          findPlace(contentPath(name), value, path),
          `${file} has no "${text}"${suggest(text, known)}`,
        );
    }
  }
  mistakes.finish({});
}

/**
 * Checks that each card and tab is a module of some plan.
 * @throws {ContentError} naming each entry without a plan.
 */
export function checkModules(values: Values, { allText }: LanguageFiles): void {
  const plans = values.get(plansFile) as PlanNames[] | undefined;
  if (!plans) return;
  const mistakes = new Mistakes();
  const planned = plans.flatMap(({ modules }) => modules);
  for (const name of cardFiles) {
    for (const entry of idsIn(values.get(name))) {
      if (planned.includes(entry) || findMisspelled(entry, planned, allText)) continue;
      const nearest = findNearest(entry, planned);
      const advice = nearest
        ? `did you mean "${nearest}"?`
        : `add "${entry}" to \`modules\` of a plan in ${plansFile}.`;
      const place = { file: contentPath(name), entry, field: 'id' };
      mistakes.add(place, `no plan has this module; ${advice}`);
    }
  }
  mistakes.finish({});
}

/**
 * Checks that each group of links in the footer has a heading.
 * @throws {ContentError} naming each group without one.
 */
export function checkFooter(values: Values, { allText }: LanguageFiles): void {
  const navigation = values.get('facts/navigation.yaml') as Navigation | undefined;
  const site = values.get('en/site.yaml') as SiteCopy | undefined;
  if (!navigation || !site) return;
  const mistakes = new Mistakes();
  const headings = Object.keys(site.footerGroups);
  for (const group of Object.keys(navigation.footer)) {
    if (headings.includes(group)) continue;
    const wrong = findMisspelled(group, headings, allText);
    if (wrong !== undefined)
      mistakes.add(
        { file: contentPath('en/site.yaml'), field: 'footerGroups' },
        describeMisspelling(wrong, group),
      );
    else
      mistakes.add(
        { file: contentPath('facts/navigation.yaml'), field: 'footer' },
        `\`footerGroups\` in en/site.yaml has no heading for "${group}"${suggest(group, headings)}`,
      );
  }
  mistakes.finish({});
}
