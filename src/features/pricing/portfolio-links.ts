import { sectionHref } from '../../config/routes.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import type { OptionalSectionId } from '../../config/routes.ts';
import { propertyCountQuery } from '../../shared/calculator-parameters.ts';

interface PortfolioContent {
  landingSections: readonly OptionalSectionId[];
  routes: { home: string };
  pages: {
    home: { pricing: { portfolio: { counts: readonly number[]; one: string; many: string } } };
  };
}

/** Links to the calculator, each with a number of properties; none on a page without a calculator. */
export function portfolioLinks({
  landingSections,
  pages,
  routes,
}: PortfolioContent): { label: string; href: string }[] {
  if (!landingSections.includes('savings-calculator')) return [];
  const { counts, one, many } = pages.home.pricing.portfolio;
  return counts.map((count) => ({
    label: count === 1 ? one : fillTemplate(many, { count: String(count) }),
    href: `${routes.home}${propertyCountQuery(count)}${sectionHref('savings-calculator').slice(1)}`,
  }));
}
