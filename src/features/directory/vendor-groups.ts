import type { Integration, IntegrationCategory } from '../../content/schemas/integration.ts';

/** A category with its vendors. */
export type VendorGroup = IntegrationCategory & { entries: readonly Integration[] };

/** The vendors by category, without categories that have none. */
export function vendorGroups({
  integrationCategories,
  integrations,
}: {
  integrationCategories: readonly IntegrationCategory[];
  integrations: readonly Integration[];
}): VendorGroup[] {
  return integrationCategories
    .map((category) => ({
      ...category,
      entries: integrations.filter((entry) => entry.category === category.id),
    }))
    .filter(({ entries }) => entries.length > 0);
}
