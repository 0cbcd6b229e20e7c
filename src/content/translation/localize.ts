import { localHref, mainLanguage } from '../../config/routes.ts';
import { mapTexts } from '../parse/values.ts';

/** Leads the links of a value to the pages in a language: fields called `href`, and links in HTML. */
export function localize<Value>(value: Value, code: string): Value {
  if (code === mainLanguage) return value;
  return mapTexts(value, (text, path) =>
    path.at(-1) === 'href'
      ? localHref(text, code)
      : text.replaceAll(
          /(<a [^>]*?href=")(\/[^"]*)/g,
          (_, start: string, href: string) => start + localHref(href, code),
        ),
  );
}
