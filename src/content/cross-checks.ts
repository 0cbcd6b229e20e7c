import { sectionIds } from '../config/routes.ts';
import { ContentError, readEach, type ContentPlace } from './parse/content-error.ts';
import type { Integration, IntegrationCategory } from './schemas/integration.ts';
import type { ContactCopy } from './schemas/contact.ts';
import type { IntegrationsCopy } from './schemas/directory.ts';
import type { FaqItem } from './schemas/faq-item.ts';
import { navigationLink, type Navigation } from './schemas/navigation.ts';
import type { SiteCopy } from './schemas/site-copy.ts';

interface Checked {
  plans: readonly { id: string; modules: readonly string[] }[];
  features: readonly { id: string; phase: string }[];
  faq: readonly FaqItem[];
  showcase: readonly { id: string }[];
  tour: readonly { id: string }[];
  integrations: readonly Integration[];
  integrationCategories: readonly IntegrationCategory[];
  navigation: Navigation;
  site: SiteCopy;
  pages: {
    careers?: { openings: { positions: readonly { id: string }[] } } | undefined;
    contact: ContactCopy;
    home: { features: { phases: readonly { id: string }[] } };
    integrations: IntegrationsCopy;
  };
}

/** Returns the path of a content file by its English name. */
type PathOf = (name: string) => string;

/**
 * Checks references between files, and that ids used on the same page differ.
 * @throws {ContentError} naming each unknown reference and each repeated id.
 */
export function checkAcross(content: Checked, path: PathOf): void {
  const checks = [
    checkVendors,
    checkSearch,
    checkNavigation,
    checkFooterGroups,
    checkModules,
    checkTabs,
    checkPhases,
    checkIds,
  ];
  readEach(checks, (check) => check(content, path));
}

/** Checks that every vendor has a category and a name of its own. */
function checkVendors({ integrations, integrationCategories }: Checked, path: PathOf): void {
  const categoryIds = integrationCategories.map(({ id }) => id);
  const vendors = new Map<string, string>();
  readEach(integrations, ({ id, name, category }) => {
    const place = { file: path('facts/integrations.yaml'), entry: id };
    if (!categoryIds.includes(category)) {
      const problem = `unknown category: it is one of ${categoryIds.join(', ')}.`;
      throw new ContentError({ ...place, field: 'category' }, problem);
    }
    const other = vendors.get(name.toLowerCase());
    vendors.set(name.toLowerCase(), id);
    if (other === undefined) return;
    throw new ContentError({ ...place, field: 'name' }, `entry "${other}" has this name already.`);
  });
}

/** Checks what the directory's search refers to. */
function checkSearch({ faq, integrationCategories, pages }: Checked, path: PathOf): void {
  const { bookingSites, nothing } = pages.integrations.search;
  const refuse = (field: string, problem: string) => {
    const place = { file: path('en/pages/integrations.yaml'), field: `search.${field}` };
    throw new ContentError(place, problem);
  };
  if (!pages.contact.form.subject.options.includes(nothing.subject)) {
    const problem = `form.subject.options in ${path('en/pages/contact.yaml')} has no "${nothing.subject}".`;
    refuse('nothing.subject', problem);
  }
  if (!faq.some(({ id }) => id === bookingSites.question)) {
    refuse('bookingSites.question', `en/faq.yaml has no entry "${bookingSites.question}".`);
  }
  if (!integrationCategories.some(({ id }) => id === bookingSites.category)) {
    const problem = `facts/integration-categories.yaml has no entry "${bookingSites.category}".`;
    refuse('bookingSites.category', problem);
  }
}

/** Checks that a plan has the module of each card and tab. */
function checkModules({ features, plans, showcase }: Checked, path: PathOf): void {
  const planned = plans.flatMap((plan) => plan.modules);
  const modules = [
    ...features.map(({ id }) => ({ id, file: path('en/features.yaml') })),
    ...showcase.map(({ id }) => ({ id, file: path('en/showcase.yaml') })),
  ];
  readEach(modules, ({ id, file }) => {
    if (planned.includes(id)) return;
    const problem = `no plan has it: add "${id}" to \`modules\` of a plan in facts/plans.yaml.`;
    throw new ContentError({ file, entry: id, field: 'id' }, problem);
  });
}

/** The most tabs in a row; src/ui/tabs has a rule for each. */
const maxTabs = 10;

/** Checks that the modules and the steps of the tour are not too many to be tabs. */
function checkTabs({ showcase, tour }: Checked, path: PathOf): void {
  readEach(Object.entries({ showcase, tour }), ([name, { length }]) => {
    if (length <= maxTabs) return;
    const problem = `expected at most ${maxTabs} entries, got ${length}: each is a tab.`;
    throw new ContentError({ file: path(`en/${name}.yaml`) }, problem);
  });
}

/** Checks that the phases of cards exist. */
function checkPhases({ features, pages }: Checked, path: PathOf): void {
  const phaseIds = pages.home.features.phases.map(({ id }) => id);
  readEach(features, ({ id, phase }) => {
    if (phaseIds.includes(phase)) return;
    const place = { file: path('en/features.yaml'), entry: id, field: 'phase' };
    throw new ContentError(place, `unknown phase: it is one of ${phaseIds.join(', ')}.`);
  });
}

/** Checks that every link of the header and the footer has a label. */
function checkNavigation({ navigation, site }: Checked, path: PathOf): void {
  const file = path('facts/navigation.yaml');
  const { footer, ...header } = navigation;
  const lists = [
    ...Object.entries(header),
    ...Object.entries(footer).map(([group, list]) => [`footer.${group}`, list] as const),
  ];
  const entries = lists.flatMap(([field, list]) =>
    list.map((entry, index) => ({ entry, field: `${field}[${index}]` })),
  );
  readEach(entries, ({ entry, field }) => {
    if (navigationLink(entry, site) !== null) return;
    const problem = `en/site.yaml has no label for it: add sections.${String(entry)}.`;
    throw new ContentError({ file, field }, problem);
  });
}

/** Checks that every group of the footer has a heading. */
function checkFooterGroups({ navigation, site }: Checked, path: PathOf): void {
  readEach(Object.keys(navigation.footer), (group) => {
    if (Object.hasOwn(site.footerGroups, group)) return;
    const place = { file: path('facts/navigation.yaml'), field: `footer.${group}` };
    throw new ContentError(place, `en/site.yaml has no heading for it: add footerGroups.${group}.`);
  });
}

/** Checks that ids on the same page differ, and differ from those of sections. */
function checkIds(content: Checked, path: PathOf): void {
  const { careers, contact } = content.pages;
  const placed = (name: string, entries: readonly { id: string }[]) =>
    entries.map(({ id }) => ({ id, place: { file: path(name), entry: id, field: 'id' } }));
  const within = (name: string, list: string, items: readonly { id: string }[]) =>
    items.map(({ id }, index) => ({
      id,
      place: { file: path(name), field: `${list}[${index}].id` },
    }));
  const ofPages = [
    within('en/pages/careers.yaml', 'openings.positions', careers?.openings.positions ?? []),
    within('en/pages/contact.yaml', 'faq.items', contact.faq.items),
    [...placed('en/tour.yaml', content.tour), ...placed('en/showcase.yaml', content.showcase)],
    placed('en/faq.yaml', content.faq),
    [
      ...placed('facts/integration-categories.yaml', content.integrationCategories),
      ...placed('facts/integrations.yaml', content.integrations),
    ],
  ];
  readEach(ofPages, checkDistinct);
}

function checkDistinct(entries: readonly { id: string; place: ContentPlace }[]): void {
  const seen = new Set<string>(sectionIds);
  readEach(entries, ({ id, place }) => {
    if (seen.has(id)) {
      throw new ContentError(place, `something else on its page has the id "${id}" already.`);
    }
    seen.add(id);
  });
}
