import type { Content } from '../../content/read-content.ts';
import { formatList } from '../../shared/list-format.ts';
import { selectForm } from '../../shared/plural.ts';
import { fillTemplate } from '../../shared/template.ts';

export type DirectoryCopy = ReturnType<typeof getDirectoryCopy>;

/** The copy of the directory, with the number of vendors and the names of booking sites filled in. */
export function getDirectoryCopy({ bookingSites, integrations, language, pages }: Content) {
  const { search } = pages.integrations;
  const { placeholder, everything, found } = search;
  const { locale } = language;
  const count = integrations.length;
  const sites = formatList(
    bookingSites.map(({ name }) => name),
    locale,
  );
  return {
    ...search,
    placeholder: fillTemplate(selectForm(placeholder, count, locale), { count: `${count}` }),
    everything: fillTemplate(selectForm(everything, count, locale), { count: `${count}` }),
    /** `{found}` is filled in later. */
    found: fillTemplate(selectForm(found, count, locale), { count: `${count}` }),
    bookingSites: {
      ...search.bookingSites,
      body: fillTemplate(search.bookingSites.body, { sites }),
    },
  };
}
