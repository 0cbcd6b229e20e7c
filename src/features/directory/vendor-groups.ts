import type { Content } from '../../content/read-content.ts';

/** A category with its vendors. */
export type VendorGroup = ReturnType<typeof groupVendors>[number];

/**
 * Groups the vendors by category, in the order of the content, which is alphabetical. The first vendor with a letter
 * carries it for the index. Categories without vendors are left out.
 */
export function groupVendors({
  integrationCategories,
  integrations,
  language,
}: Pick<Content, 'integrationCategories' | 'integrations'> & { language: { locale: string } }) {
  // Letters with and without accents are one letter of the index.
  const { compare } = new Intl.Collator(language.locale, { sensitivity: 'base' });
  const getLetter = (name = '') => name.charAt(0).toLocaleUpperCase(language.locale);
  return integrationCategories
    .map((category) => ({
      ...category,
      vendors: integrations
        .filter((vendor) => vendor.category === category.id)
        .map((vendor, index, own) => {
          const letter = getLetter(vendor.name);
          const isFirst = compare(letter, getLetter(own[index - 1]?.name)) !== 0;
          return { ...vendor, letter: isFirst ? letter : undefined };
        }),
    }))
    .filter(({ vendors }) => vendors.length > 0);
}
