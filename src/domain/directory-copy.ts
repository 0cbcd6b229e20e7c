import { z } from 'zod';
import { text, withBlanks } from './text.ts';

/** Words of the directory's search. Values in single braces are filled in by the page. */
export const directoryCopySchema = z.strictObject({
  label: text,
  placeholder: withBlanks('count'),
  category: text,
  allCategories: text,
  everything: withBlanks('count'),
  found: withBlanks('found', 'count'),
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
});

export type DirectoryCopy = z.output<typeof directoryCopySchema>;
