import { sectionIds } from '../config/routes.ts';
import { ContentError, type ContentPlace } from './parse/content-error.ts';
import type { Integration, IntegrationCategory } from './schemas/integration.ts';
import type { ContactCopy } from './schemas/contact.ts';
import type { IntegrationsCopy } from './schemas/directory.ts';
import type { FaqItem } from './schemas/faq-item.ts';
import { navigationLink, type Navigation } from './schemas/navigation.ts';
import type { OwnPage } from './own-pages/own-page.ts';
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
  ownPages: readonly OwnPage[];
  pages: {
    careers: { openings: { positions: readonly { id: string }[] } };
    contact: ContactCopy;
    home: { features: { phases: readonly { id: string }[] } };
    integrations: IntegrationsCopy;
  };
}

/**
 * Checks references between files, and that ids used on the same page differ.
 * @param file returns the path of a content file by its name.
 * @throws {ContentError} on the first unknown reference or repeated id.
 */
export function checkAcross(content: Checked, file: (name: string) => string): void {
  const { integrations, integrationCategories, pages } = content;
  const categoryIds = integrationCategories.map(({ id }) => id);
  for (const { id, category } of integrations) {
    if (categoryIds.includes(category)) continue;
    const place = { file: file('facts/integrations.yaml'), entry: id, field: 'category' };
    throw new ContentError(place, `unknown category: it is one of ${categoryIds.join(', ')}.`);
  }
  const vendors = new Map<string, string>();
  for (const { id, name } of integrations) {
    const other = vendors.get(name.toLowerCase());
    vendors.set(name.toLowerCase(), id);
    if (other === undefined) continue;
    const place = { file: file('facts/integrations.yaml'), entry: id, field: 'name' };
    throw new ContentError(place, `entry "${other}" has this name already.`);
  }
  const { subject } = pages.integrations.search.nothing;
  if (!pages.contact.form.subject.options.includes(subject)) {
    const place = { file: file('en/pages/integrations.yaml'), field: 'search.nothing.subject' };
    throw new ContentError(
      place,
      `form.subject.options in en/pages/contact.yaml has no "${subject}".`,
    );
  }
  checkBookingSites(content, file('en/pages/integrations.yaml'));
  checkNavigation(content, file('facts/navigation.yaml'));

  const placed = (name: string, entries: readonly { id: string }[]) =>
    entries.map(({ id }) => ({ id, place: { file: file(name), entry: id, field: 'id' } }));
  const contactFaq = pages.contact.faq.items.map(({ id }, index) => ({
    id,
    place: { file: file('en/pages/contact.yaml'), field: `faq.items[${index}].id` },
  }));
  const positions = pages.careers.openings.positions.map(({ id }, index) => ({
    id,
    place: { file: file('en/pages/careers.yaml'), field: `openings.positions[${index}].id` },
  }));
  checkDistinct(positions, sectionIds);
  checkDistinct([
    ...placed('en/tour.yaml', content.tour),
    ...placed('en/showcase.yaml', content.showcase),
  ]);
  checkDistinct(placed('en/faq.yaml', content.faq), sectionIds);
  checkDistinct(contactFaq, sectionIds);
  const categories = placed('facts/integration-categories.yaml', integrationCategories);
  checkDistinct([...categories, ...placed('facts/integrations.yaml', integrations)], sectionIds);
  checkModules(content, file);
}

/** Checks the references of the directory's answer to a search for a booking site. */
function checkBookingSites({ faq, integrationCategories, pages }: Checked, file: string): void {
  const { question, category } = pages.integrations.search.bookingSites;
  if (!faq.some(({ id }) => id === question)) {
    const place = { file, field: 'search.bookingSites.question' };
    throw new ContentError(place, `en/faq.yaml has no entry "${question}".`);
  }
  if (!integrationCategories.some(({ id }) => id === category)) {
    const place = { file, field: 'search.bookingSites.category' };
    throw new ContentError(place, `facts/integration-categories.yaml has no entry "${category}".`);
  }
}

/** Checks that a plan has the module of each card and tab, and that the phases of cards exist. */
function checkModules(
  { features, pages, plans, showcase }: Checked,
  file: (name: string) => string,
): void {
  const planned = plans.flatMap((plan) => plan.modules);
  const phaseIds = pages.home.features.phases.map(({ id }) => id);
  for (const [name, modules] of [
    ['en/features.yaml', features],
    ['en/showcase.yaml', showcase],
  ] as const) {
    for (const { id } of modules) {
      if (planned.includes(id)) continue;
      const place = { file: file(name), entry: id, field: 'id' };
      throw new ContentError(
        place,
        `no plan has it: add "${id}" to \`modules\` of a plan in facts/plans.yaml.`,
      );
    }
  }
  for (const { id, phase } of features) {
    if (phaseIds.includes(phase)) continue;
    const place = { file: file('en/features.yaml'), entry: id, field: 'phase' };
    throw new ContentError(place, `unknown phase: it is one of ${phaseIds.join(', ')}.`);
  }
}

/** Checks that every link of the header and the footer has a label, and every group a heading. */
function checkNavigation({ navigation, site, ownPages }: Checked, file: string): void {
  const { footer, ...header } = navigation;
  for (const [field, entries] of [
    ...Object.entries(header),
    ...Object.entries(footer).map(([group, list]) => [`footer.${group}`, list] as const),
  ]) {
    const index = entries.findIndex((entry) => navigationLink(entry, site, ownPages) === null);
    if (index < 0) continue;
    const name = String(entries[index]);
    const place = { file, field: `${field}[${index}]` };
    if (sectionIds.some((id) => id === name)) {
      throw new ContentError(place, `en/site.yaml has no label for it: add sections.${name}.`);
    }
    const own = ownPages.map(({ slug }) => slug);
    const known = [...Object.keys(site.pages), ...own, ...sectionIds, ...Object.keys(site.product)];
    throw new ContentError(
      place,
      `there is no page or section "${name}"; the names are ${known.join(', ')}.`,
    );
  }
  const group = Object.keys(footer).find((name) => !Object.hasOwn(site.footerGroups, name));
  if (group === undefined) return;
  throw new ContentError(
    { file, field: `footer.${group}` },
    `en/site.yaml has no heading for it: add footerGroups.${group}.`,
  );
}

function checkDistinct(
  entries: readonly { id: string; place: ContentPlace }[],
  taken: readonly string[] = [],
): void {
  const seen = new Set(taken);
  for (const { id, place } of entries) {
    if (seen.has(id)) {
      throw new ContentError(place, `something else on its page has the id "${id}" already.`);
    }
    seen.add(id);
  }
}
