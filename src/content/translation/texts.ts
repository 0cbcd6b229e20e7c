import { z } from 'zod';
import { mainLanguage } from '../../config/routes.ts';
import { findWords, type Words } from '../fields/words.ts';
import { bandsPageSchema, findOwnPages } from '../own-pages/own-page.ts';
import { parseYaml } from '../parse/yaml.ts';
import { images } from '../schemas/image-catalog.ts';
import { contentNames, entrySchemas, listSchemas } from '../schemas/schemas.ts';
import type { Sources } from '../sources.ts';
import { translationName } from './language.ts';

/** A text of the content and its translation. */
export interface TranslatedText {
  /** The English file, from the content folder. */
  name: string;
  /** Where it stands there: `calendar.title`; empty for a whole Markdown file. */
  key: string;
  english: string;
  /** Undefined if the language has none. */
  translation: string | undefined;
}

/** Every text of the English content, with its translation into a language. */
export function translatedTexts(sources: Sources, code: string): TranslatedText[] {
  const ownPages = findOwnPages(sources.keys(), contentNames, (name) => name).keys();
  return [...contentNames, ...ownPages].flatMap((name) => {
    const english = sources.get(name);
    if (english === undefined) return [];
    const translation = code === mainLanguage ? english : sources.get(translationName(name, code));
    if (name.endsWith('.md')) return { name, key: '', english, translation };
    const translated = new Map(
      translation === undefined
        ? []
        : findFileWords(name, translation).map(({ key, text }) => [key, text]),
    );
    return findFileWords(name, english)
      .filter(({ key, text, isName }) => hasWords(text) && !(isName && !translated.has(key)))
      .map(({ key, text }) => ({ name, key, english: text, translation: translated.get(key) }));
  });
}

/** Whether a text says anything itself, beside the facts and variables that it names. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, ''));
}

const schemas = new Map<string, z.ZodType>([
  ...Object.entries(listSchemas).map(([name, schema]) => [name, z.array(schema)] as const),
  ...Object.entries(entrySchemas),
]);

/** The schema of a YAML file's content. */
function schemaOf(name: string): z.ZodType {
  return schemas.get(name) ?? bandsPageSchema(images);
}

/** The words of a YAML file of the content. */
export function findFileWords(name: string, source: string): Words[] {
  return findWords(schemaOf(name), parseYaml(name, source));
}
