import type { Described } from './describe.ts';

/** What a field can be: its kinds without null, and whether it may be null. */
export function choicesOf(node: Described): { choices: Described[]; isNullable: boolean } {
  const all = node.anyOf ?? node.oneOf ?? [node];
  const choices = all.filter(({ type }) => type !== 'null');
  return { choices, isNullable: choices.length !== all.length };
}

/** The field by which groups of several kinds are told apart, such as `kind`; undefined if there is none. */
export function kindField(choices: readonly Described[]): string | undefined {
  const [first, ...others] = choices;
  if (others.length === 0) return undefined;
  return Object.keys(first?.properties ?? {}).find((name) =>
    choices.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
}

/** Whether a field takes a group of fields, or a value instead. */
export function isMixed(choices: readonly Described[]): boolean {
  return (
    choices.some(({ type }) => type === 'object') && choices.some(({ type }) => type !== 'object')
  );
}

/** What each field of a group with free names holds; undefined for a group with fixed fields. */
export function recordValue({
  properties,
  additionalProperties,
}: Described): Described | undefined {
  const isRecord = Object.keys(properties ?? {}).length === 0 && additionalProperties;
  return isRecord ? additionalProperties : undefined;
}

/** In a form, which kind of value a field has that takes a group or a value. */
export const formKind = 'form';
export const groupForm = 'group';
export const valueForm = 'value';

/** In a form, the name of a field in a group with free names, and what it holds. */
export const recordKey = 'name';
export const recordContent = 'content';
