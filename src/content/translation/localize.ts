import { localHref, mainLanguage } from '../../config/routes.ts';

/** Leads the links of a value to the pages in a language: fields called `href`, and links in HTML. */
export function localize<Value>(value: Value, code: string): Value {
  if (code === mainLanguage) return value;
  return localizeField('', value, code) as Value;
}

function localizeField(name: string, value: unknown, code: string): unknown {
  if (typeof value === 'string') {
    if (name === 'href') return localHref(value, code);
    return value.replaceAll(
      /(<a [^>]*?href=")(\/[^"]*)/g,
      (_, start: string, href: string) => start + localHref(href, code),
    );
  }
  if (Array.isArray(value)) return value.map((item: unknown) => localizeField('', item, code));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, localizeField(key, item, code)]),
  );
}
