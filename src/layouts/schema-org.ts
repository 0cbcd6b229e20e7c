import type { BreadcrumbList, Graph, Offer, WithContext } from 'schema-dts';
import type { Plan } from '../content/facts/plan.ts';

/** What structured data says of company, site and product. */
export interface Publisher {
  origin: string;
  name: string;
  /** Path of a square picture of the mark. */
  logo: string;
  slogan: string;
  foundedYear: number;
  /** How the company can be reached; what is not known for sure is left out. */
  contact: { email?: string; telephone?: string; address?: string; sameAs?: string[] };
}

export interface Product {
  description: string;
  plans: readonly Pick<Plan, 'title' | 'price'>[];
  /** Terms of the trial that every plan with a price begins with. */
  trial: string;
  /** Path of the section where prices stand. */
  pricing: string;
}

function planOffers({ plans, trial, pricing }: Product, origin: string): Offer[] {
  const currency = { priceCurrency: 'USD' };
  return plans.flatMap(({ title, price }) => {
    if (price === null) return [];
    // Both are prices of a month; the second is charged for twelve at a time.
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
      description: trial,
      url: origin + pricing,
      price: price.monthly,
      ...currency,
      priceSpecification: [perMonth(price.monthly, 1), perMonth(price.yearly, 12)],
    };
  });
}

/** Who publishes the site, and what the product is and costs: for the landing page. */
export function landingData(publisher: Publisher, product: Product): Graph {
  const { origin, name, logo, slogan, foundedYear, contact } = publisher;
  const url = `${origin}/`;
  const company = { '@id': `${url}#organization` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...company,
        name,
        url,
        logo: origin + logo,
        slogan,
        foundingDate: String(foundedYear),
        ...contact,
      },
      {
        '@type': 'WebSite',
        name,
        url,
        inLanguage: 'en',
        publisher: company,
      },
      {
        '@type': 'SoftwareApplication',
        name,
        url,
        description: product.description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: company,
        offers: planOffers(product, origin),
      },
    ],
  };
}

/** Where a page of the second level stands: below the landing page. */
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

/** Data as it may stand within a page's `script`: nothing in it can end the element. */
export function toJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
