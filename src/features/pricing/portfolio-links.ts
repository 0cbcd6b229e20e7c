import { sectionHref } from '../../config/routes.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import type { PricingCopy } from '../../content/schemas/pricing.ts';
import { propertyCountQuery } from '../../shared/calculator-parameters.ts';

/** Links from the landing page at `home` to its calculator, each with a number of properties. */
export function portfolioLinks(
  { counts, one, many }: Pick<PricingCopy['portfolio'], 'counts' | 'one' | 'many'>,
  home: string,
): { label: string; href: string }[] {
  return counts.map((count) => ({
    label: count === 1 ? one : fillTemplate(many, { count: String(count) }),
    href: `${home}${propertyCountQuery(count)}${sectionHref('savings-calculator').slice(1)}`,
  }));
}
