import type { JobPosting } from 'schema-dts';
import type { Opening } from '../../content/schemas/openings.ts';

/** Kinds of employment, by Google's names: developers.google.com/search/docs/appearance/structured-data/job-posting. */
const employmentTypes: Record<Opening['kind'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

function location({ place, remote }: Opening) {
  if (remote) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: place },
    } as const;
  }
  const parts = place.split(',').map((part) => part.trim());
  const address = {
    '@type': 'PostalAddress',
    addressLocality: parts.slice(0, -1).join(', '),
    addressCountry: parts.at(-1) ?? place,
  } as const;
  return { jobLocation: { '@type': 'Place', address } } as const;
}

/**
 * An open position for search engines. They list it once it has the day on which it was posted.
 * @param page address of the page that shows it.
 */
export function jobPosting(
  opening: Opening,
  company: { name: string; url: string; logo: string },
  page: string,
): JobPosting {
  const { id, title, text, kind, posted, closes } = opening;
  return {
    '@type': 'JobPosting',
    title,
    description: text.replaceAll('href="/', `href="${company.url}`),
    identifier: { '@type': 'PropertyValue', name: company.name, value: id },
    url: `${page}#${id}`,
    ...(posted && { datePosted: posted }),
    ...(closes && { validThrough: closes }),
    employmentType: employmentTypes[kind],
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: company.url,
      logo: company.logo,
    },
    ...location(opening),
  };
}
