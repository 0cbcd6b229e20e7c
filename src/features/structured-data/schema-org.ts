import type { BreadcrumbList, Graph, Offer, WithContext } from 'schema-dts';
import type { Currency } from '../../shared/money.ts';
import type { Plan } from '../../content/facts/plan.ts';

/** The company in structured data. */
export interface Publisher {
  origin: string;
  name: string;
  /** The registered name, if it is given. */
  legalName?: string | undefined;
  /** Path of a square image of the mark. */
  logo: string;
  slogan: string;
  /** Left out while it is a sample. */
  foundedYear?: number | undefined;
  /** Contact details, without placeholders. */
  contact: { email?: string; telephone?: string; address?: string; sameAs?: string[] };
}

export interface Product {
  description: string;
  currency: Currency;
  plans: readonly Pick<Plan, 'title' | 'price'>[];
  /** What is charged besides the price, and the terms of the trial: the same for every plan with a price. */
  offer: string;
  /** Path of the page or section with the prices. */
  pricing: string;
}

function planOffers(
  { currency: priceCurrency, plans, offer, pricing }: Product,
  origin: string,
): Offer[] {
  const currency = { priceCurrency };
  return plans.flatMap(({ title, price }) => {
    if (price === null) return [];
    // All are prices per month; a second one is billed for 12 months at a time.
    const perMonth = (amount: number, billingIncrement: number) =>
      ({
        '@type': 'UnitPriceSpecification',
        price: amount,
        ...currency,
        unitCode: 'MON',
        billingIncrement,
      }) as const;
    return {
      '@type': 'Offer',
      name: title,
      description: offer,
      url: origin + pricing,
      price: price.monthly,
      ...currency,
      priceSpecification: [perMonth(price.monthly, 1), perMonth(price.yearly, 12)],
    };
  });
}

/**
 * Structured data of the landing page: the company, the site, and the product with its prices.
 * @param page the language of the page, and its path.
 */
export function landingData(
  publisher: Publisher,
  product: Product,
  page: { language: string; path: string },
): Graph {
  const { origin, name, legalName, logo, slogan, foundedYear, contact } = publisher;
  const url = `${origin}/`;
  const pageUrl = new URL(page.path, origin).href;
  const company = { '@id': `${url}#organization` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...company,
        name,
        ...(legalName && { legalName }),
        url,
        logo: origin + logo,
        slogan,
        ...(foundedYear !== undefined && { foundingDate: String(foundedYear) }),
        ...contact,
      },
      {
        '@type': 'WebSite',
        name,
        url: pageUrl,
        inLanguage: page.language,
        publisher: company,
      },
      {
        '@type': 'SoftwareApplication',
        name,
        url: pageUrl,
        description: product.description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: company,
        offers: planOffers(product, origin),
      },
    ],
  };
}

/** Breadcrumb of an inner page, below the landing page. */
export function breadcrumbData(
  home: { name: string; url: string },
  page: { name: string },
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home.name, item: { '@id': home.url } },
      { '@type': 'ListItem', position: 2, name: page.name },
    ],
  };
}

/** Serializes data for a `script` element; escapes `<` so that nothing can close the element. */
export function toJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
