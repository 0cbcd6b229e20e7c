import type { z } from 'zod';
import { mainLanguage } from '../config/routes.ts';
import type { Formats } from '../shared/formats.ts';
import { breakEvenFacts, companyFacts, planFacts } from './facts/facts.ts';
import { fillFile, type Facts } from './facts/fill-facts.ts';
import { withPrices } from './facts/plan.ts';
import { portfolioFacts } from './facts/portfolio.ts';
import { translationName } from './languages.ts';
import { parseFile } from './parse/parse-file.ts';
import { parseYaml } from './parse/yaml.ts';
import { legalFiles, schemas, type Data } from './schemas/schemas.ts';
import { contentPath, readSource, type Sources } from './sources.ts';
import { translate } from './translation/translate.ts';
import { words } from './words/words.generated.ts';

/** The values of all YAML files in a language, by the name of the English file. */
export type Files = Data & Readonly<Record<string, unknown>>;

/** The schema of each YAML file, by the name of the English file: by hand for data, from English for words. */
export const fileSchemas: Readonly<Record<string, z.ZodType>> = { ...schemas, ...words };

/** The names of all content files in English. */
export const fileNames = [...Object.keys(fileSchemas), ...Object.values(legalFiles)];

/**
 * Reads the YAML files in a language: those in English, with the words of the language. Facts are not filled in yet.
 * @throws {ContentError} with the mistakes of the first wrong file.
 */
export function readFiles(sources: Sources, code: string): Files {
  const parse = (name: string) => parseYaml(contentPath(name), readSource(sources, name));
  const files = Object.entries(fileSchemas).map(([name, schema]) => {
    const english = parseFile(contentPath(name), parse(name), schema);
    const own = translationName(name, code);
    // Menus have no words of their own.
    const isSame = name === 'facts/navigation.yaml' && !sources.has(own);
    if (code === mainLanguage || isSame) return [name, english];
    const file = contentPath(own);
    return [name, parseFile(file, translate(name, english, file, parse(own)), schema)];
  });
  return Object.fromEntries(files) as Files;
}

/** Creates the facts that texts use, such as `{{plan.pro.monthly}}`. */
export function createFacts(files: Files, formats: Formats): Facts {
  const terms = files['facts/terms.yaml'];
  const plans = withPrices(files['facts/plans.yaml'], terms, formats);
  const commissionPercent = files['facts/booking-sites.yaml'][0]?.commissionPercent ?? 0;
  const cardPercent = files['facts/card-processing.yaml'].percent;
  return {
    ...companyFacts(files['facts/company.yaml'], terms, formats),
    ...portfolioFacts(files['facts/portfolio.yaml']),
    ...planFacts(plans, terms, formats.locale),
    ...breakEvenFacts(plans, terms, commissionPercent, cardPercent, formats),
  };
}

/** The facts come from these files, so their own texts cannot use any. */
const factFiles = ['facts/company.yaml', 'facts/terms.yaml', 'facts/portfolio.yaml'];

/**
 * Fills the facts into all texts.
 * @param code the language of the files, for messages.
 * @throws {ContentError} naming each text of the first wrong file with a fact that does not exist.
 */
export function fillFiles(files: Files, facts: Facts, code: string): Files {
  const filled = Object.entries(files).map(([name, value]) => {
    const file = contentPath(translationName(name, code));
    return [name, fillFile(file, value, factFiles.includes(name) ? {} : facts)];
  });
  return Object.fromEntries(filled) as Files;
}
