import { localHref, sectionHref } from '../../config/routes.ts';
import { loadSettings } from '../../config/settings.ts';
import type { Content } from '../../content/read-content.ts';

/**
 * Creates the JSON-LD of the landing page for search engines: the company, the site, and the product with its prices.
 * It contains no samples and no ratings.
 */
export function createStructuredData(content: Content): string {
  const { company, language, pages, routes: paths, terms } = content;
  const { siteOrigin } = loadSettings();
  const url = `${siteOrigin}/`;
  const pageUrl = new URL(paths.home, siteOrigin).href;
  const publisher = { '@id': `${url}#organization` };
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...publisher,
        name: company.name,
        url,
        logo: `${siteOrigin}/apple-touch-icon.png`,
        slogan: company.tagline,
        ...(!terms.sample && { foundingDate: String(terms.foundedYear) }),
        ...(!company.sample && {
          ...(company.owner && { legalName: company.owner }),
          email: company.mail,
          telephone: company.phone,
          address: company.address,
          sameAs: Object.values(company.social).filter((href) => href !== undefined),
        }),
      },
      {
        '@type': 'WebSite',
        name: company.name,
        url: pageUrl,
        inLanguage: language.code,
        publisher,
      },
      {
        '@type': 'SoftwareApplication',
        name: company.name,
        url: pageUrl,
        description: pages.home.meta.description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher,
        offers: listOffers(content),
      },
    ],
  };
  // Escape `<`, so no text can close the script element.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** An offer for each plan with a price. Its description mentions the fee on direct bookings. */
function listOffers(content: Content) {
  const { getStarted, pricing } = content.pages.home;
  const { terms } = content;
  return content.plans.flatMap(({ title, price }) => {
    if (price === null) return [];
    // Both prices are per month. The yearly one is billed for 12 months at a time.
    const perMonth = (amount: number, billingIncrement: number) => ({
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: terms.currency,
      unitCode: 'MON',
      billingIncrement,
    });
    return {
      '@type': 'Offer',
      name: title,
      description: `${pricing.lead} ${getStarted.note}`,
      url: loadSettings().siteOrigin + localHref(sectionHref('pricing'), content.language.code),
      price: price.monthly,
      priceCurrency: terms.currency,
      priceSpecification: [perMonth(price.monthly, 1), perMonth(price.yearly, 12)],
    };
  });
}
