import type { Content } from './read-content.ts';

type Texts = Content['pages'] & Content['legal'];

/**
 * The words of a page that is built.
 * @throws {Error} if the content leaves the page out.
 */
export function pageWords<Name extends keyof Texts>(
  name: Name,
  { pages, legal }: Pick<Content, 'pages' | 'legal'>,
): NonNullable<Texts[Name]> {
  const texts: Texts = { ...pages, ...legal };
  const words = texts[name];
  if (!words) throw new Error(`The content leaves out the page "${name}".`);
  return words;
}
