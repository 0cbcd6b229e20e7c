import type { Content } from '../../content/read-content.ts';
import type { Integration, IntegrationCategory } from '../../content/schemas/directory.ts';

export type Vendor = Pick<Integration, 'id' | 'name' | 'description' | 'logo'>;

/** A category with its vendors. */
export type VendorGroup = IntegrationCategory & {
  vendors: readonly Vendor[];
};

/** Groups the vendors by category. Categories without vendors are left out. */
export function groupVendors({
  integrationCategories,
  integrations,
}: Pick<Content, 'integrationCategories' | 'integrations'>): VendorGroup[] {
  return integrationCategories
    .map((category) => ({
      ...category,
      vendors: integrations
        .filter((vendor) => vendor.category === category.id)
        .map(({ id, name, description, logo }) => ({ id, name, description, logo })),
    }))
    .filter(({ vendors }) => vendors.length > 0);
}

/**
 * Groups the vendors that a search has found. Vendors and categories are in the order of the search, best match first.
 */
export function groupHits(
  groups: readonly VendorGroup[],
  hits: ReadonlySet<string>,
): VendorGroup[] {
  const places = new Map(Array.from(hits, (id, place) => [id, place]));
  const placeOf = (vendor?: Vendor) => places.get(vendor?.id ?? '') ?? Infinity;
  return groups
    .map((group) => ({
      ...group,
      vendors: group.vendors
        .filter(({ id }) => hits.has(id))
        .toSorted((a, b) => placeOf(a) - placeOf(b)),
    }))
    .filter(({ vendors }) => vendors.length > 0)
    .toSorted((a, b) => placeOf(a.vendors[0]) - placeOf(b.vendors[0]));
}

export function countVendors(groups: readonly VendorGroup[]): number {
  return groups.reduce((sum, { vendors }) => sum + vendors.length, 0);
}
