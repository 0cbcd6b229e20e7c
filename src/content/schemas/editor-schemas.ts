import { z } from 'zod';
import { mainLanguage } from '../../config/routes.ts';
import { languageFile, languageSchema, translationName } from '../translation/language.ts';
import { schemas } from './schemas.ts';

/** Where `.vscode/settings.json` finds the JSON Schemas of the content files, from the project root. */
export const editorSchemaFolder = '.build/schemas';

/** Path of a content file's schema in that folder: `en/pages/home.json` for `en/pages/home.yaml`. */
export function editorSchemaName(name: string): string {
  return name.replace(/\.yaml$/, '.json');
}

/** The folder of the schemas of translations, which are the same in every language. */
const translations = 'translation';

/** JSON Schemas of all YAML files by name, for validation while typing in an editor. */
export function editorSchemas(): Map<string, object> {
  const files = Object.entries(schemas);
  return new Map([
    ...files.map(([name, schema]) => [name, editorSchema(schema, dropUncheckableLimits)] as const),
    ...files.map(
      ([name, schema]) =>
        [translationName(name, translations), editorSchema(schema, allowParts)] as const,
    ),
    [languageFile(mainLanguage), editorSchema(languageSchema, dropUncheckableLimits)],
  ]);
}

type Override = (context: { jsonSchema: z.core.JSONSchema.BaseSchema }) => void;

function editorSchema(schema: z.ZodType, override: Override): object {
  return z.toJSONSchema(schema, { target: 'draft-07', io: 'input', override });
}

/** Makes every field optional but the ids of entries: a translation has any part of the English texts. */
const allowParts: Override = (context) => {
  const { jsonSchema } = context;
  dropUncheckableLimits(context);
  delete jsonSchema.minItems;
  if (jsonSchema.required?.includes('id')) jsonSchema.required = ['id'];
  else delete jsonSchema.required;
};

/**
 * Drops limits that an editor cannot check: text lengths, since facts are filled in later, and
 * decimals, which validators compare as binary fractions.
 */
const dropUncheckableLimits: Override = ({ jsonSchema }) => {
  if ((jsonSchema.multipleOf ?? 1) < 1) delete jsonSchema.multipleOf;
  if ((jsonSchema.maxLength ?? 0) > 2) {
    delete jsonSchema.maxLength;
    jsonSchema.minLength = 1;
  }
};
