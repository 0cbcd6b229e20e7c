import type { Described } from '../config/describe.ts';

/** Whether a form field is empty: nothing typed, nothing chosen, or no entries. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Turns a number that was typed as text into a number, where the schema takes one. */
function toChoice(choices: readonly Described[], value: unknown): unknown {
  const takesNumber = choices.some(({ type }) => type === 'integer' || type === 'number');
  const isNumber = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  return takesNumber && isNumber ? Number(value) : value;
}

/**
 * What a form's value means in a content file: an empty field that may be left out is left out, and so
 * is one that has its default.
 */
export function toContent(node: Described, value: unknown): unknown {
  const choices = node.anyOf?.filter(({ type }) => type !== 'null');
  const [only] = choices ?? [];
  if (choices && only) {
    const isNullable = choices.length !== node.anyOf?.length;
    if (isNullable && isEmpty(value)) return null;
    return choices.length === 1 ? toContent(only, value) : toChoice(choices, value);
  }
  if (Array.isArray(value)) return value.map((item) => toContent(node.items ?? {}, item));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {}, required = [] } = node;
  const fields = Object.entries(value).flatMap(([name, inside]) => {
    const field = properties[name];
    if (!field) return [[name, inside] as const];
    const written = toContent(field, inside);
    const isLeftOut = !required.includes(name) && (isEmpty(written) || written === field.default);
    return isLeftOut ? [] : [[name, written] as const];
  });
  return Object.fromEntries(fields);
}
