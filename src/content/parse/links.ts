import { localHref, routes, sectionHref, sectionIds } from '../../config/routes.ts';
import { suggest } from './content-error.ts';
import { formatPlace, listValues, mapTexts } from './values.ts';

/** Every address on the site that a link can lead to: pages, their footers, and sections of the landing page. */
const addresses = [
  ...Object.values(routes).flatMap((path) => [path, `${path}#contact`]),
  ...sectionIds.map(sectionHref),
];

/**
 * Says that no page or section has an address; undefined if one has. Addresses on other sites always pass.
 * @param headings addresses of the headings on the page with the link: `#fees`.
 */
export function findAddressProblem(
  href: string,
  headings: readonly string[] = [],
): string | undefined {
  const known = [...addresses, ...headings];
  if (known.includes(href) || /^(https?|mailto|tel):/.test(href)) return undefined;
  return `no page or section has the address "${href}"${suggest(href, known)}`;
}

/** Lists the links in a YAML file (fields called `href`) that lead nowhere. */
export function findDeadLinks(file: string, content: unknown): string[] {
  return listValues(content).flatMap(({ path, value }) => {
    const problem = path.at(-1) === 'href' && findAddressProblem(String(value));
    return problem ? [`${formatPlace(file, content, path)}: ${problem}`] : [];
  });
}

/** Copies the value of a YAML file, with links that lead to the pages in a language. */
export function localizeLinks<Value>(value: Value, language: string): Value {
  return mapTexts(value, (text, path) =>
    path.at(-1) === 'href' ? localHref(text, language) : text,
  );
}
