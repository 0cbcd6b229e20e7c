import { z } from 'zod';
import { id, text, withBlanks } from '../../content/fields/text.ts';

/** Words that say how many entries there are. */
const counted = {
  placeholder: withBlanks('count'),
  everything: withBlanks('count'),
  found: withBlanks('found', 'count'),
};

/** Words of the directory's search. Values in single braces are filled in by the page. */
export const directoryCopySchema = z.strictObject({
  label: text,
  placeholder: counted.placeholder,
  category: text,
  allCategories: text,
  everything: counted.everything,
  found: counted.found,
  /** The same for a directory with a single entry. */
  one: z.strictObject(counted),
  /** What the key `/` does; beside a box that turns it off. */
  shortcut: text,
  clear: text,
  nothing: z.strictObject({
    heading: withBlanks('query'),
    body: text,
    elsewhere: text,
    ask: withBlanks('query'),
    /** The subject, of those of the contact form, under which a visitor asks for a system. */
    subject: text,
  }),
  /** The answer to a search for a booking site, by a name of facts/booking-sites.yaml or one of these words. */
  bookingSites: z.strictObject({
    alsoCalled: z.array(text).describe('Other words that people look for booking sites by.'),
    heading: text,
    body: withBlanks('sites'),
    /** The question of the landing page's FAQ that explains it, by its id in en/faq.yaml. */
    question: id,
    explain: text,
    /** The category of vendors that connect them as well, by its id in facts/integration-categories.yaml. */
    category: id,
    showCategory: text,
  }),
});

type AllCopy = z.output<typeof directoryCopySchema>;

export type DirectoryCopy = Omit<AllCopy, 'one'>;

/** The words for a directory of so many entries. */
export function directoryCopyFor({ one, ...copy }: AllCopy, count: number): DirectoryCopy {
  return count === 1 ? { ...copy, ...one } : copy;
}
