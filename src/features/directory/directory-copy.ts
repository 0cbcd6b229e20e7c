import type { Content } from '../../content/read-content.ts';
import { formatList } from '../../shared/list-format.ts';
import { selectForm, type Forms } from '../../shared/plural.ts';
import { fillTemplate } from '../../shared/template.ts';

export type DirectoryCopy = ReturnType<typeof getDirectoryCopy>;

/** The copy of the directory, with the number of vendors and the names of booking sites filled in. */
export function getDirectoryCopy({ bookingSites, integrations, language, pages }: Content) {
  const { search } = pages.integrations;
  const { placeholder, everything, found } = search;
  const { locale } = language;
  const count = integrations.length;
  const fillCount = (forms: Forms<'count' | 'found'>) =>
    fillTemplate(selectForm(forms, count, locale), { count: `${count}`, found: '{found}' });
  const sites = formatList(
    bookingSites.map(({ name }) => name),
    locale,
  );
  return {
    ...search,
    placeholder: fillCount(placeholder),
    everything: fillCount(everything),
    /** `{found}` is filled in later. */
    found: fillCount(found),
    bookingSites: {
      ...search.bookingSites,
      body: fillTemplate(search.bookingSites.body, { sites }),
    },
  };
}
