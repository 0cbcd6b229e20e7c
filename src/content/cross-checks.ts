import { findTexts, readId } from './fields/hints.ts';
import { ContentError, readEach } from './parse/content-error.ts';
import { findPlace } from './parse/parse-content.ts';
import { schemas, type Words } from './schemas/schemas.ts';
import type { LanguageFiles } from './translation/language-files.ts';

/**
 * Checks that the entries exist that ids in other files name.
 * @param values what each file has, by its English name.
 * @throws {ContentError} naming the place of each mistake.
 */
export function checkReferences(
  values: ReadonlyMap<string, unknown>,
  { path: pathOf }: LanguageFiles,
): void {
  readEach(values, ([name, value]) => {
    const schema = schemas[name];
    readEach(schema ? findTexts(schema, value) : [], ({ path, text, idIn }) => {
      if (!idIn) return;
      const known = (values.get(idIn) as unknown[]).map(readId);
      if (known.includes(text)) return;
      const problem = `${pathOf(idIn)} has no "${text}": it is one of ${known.join(', ')}.`;
      throw new ContentError(findPlace(pathOf(name), value, path), problem);
    });
  });
}

/**
 * Checks that a plan has the module of each card and tab.
 * @throws {ContentError} naming each entry without a plan.
 */
export function checkModules({ features, showcase, plans }: Words, { path }: LanguageFiles): void {
  const planned = plans.flatMap((plan) => plan.modules);
  readEach(Object.entries({ features, showcase }), ([part, entries]) =>
    readEach<{ id: string }, void>(entries, ({ id: entry }) => {
      if (planned.includes(entry)) return;
      const problem = `no plan has it: add "${entry}" to \`modules\` of a plan in facts/plans.yaml.`;
      throw new ContentError({ file: path(`en/${part}.yaml`), entry, field: 'id' }, problem);
    }),
  );
}
