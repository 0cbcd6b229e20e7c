import type { Described } from '../config/describe.ts';
import {
  choicesOf,
  formKind,
  isMixed,
  recordContent,
  recordKey,
  recordValue,
  valueForm,
} from '../config/kinds.ts';
import { groupOf } from './to-form.ts';

type Values = Record<string, unknown>;

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

function toGroup({ properties = {}, required = [] }: Described, value: Values): Values {
  const fields = Object.entries(value).flatMap(([name, inside]) => {
    const field = properties[name];
    if (!field) return [[name, inside] as const];
    const written = toContent(field, inside);
    const isDefault = isEmpty(written) ? !Array.isArray(field.default) : written === field.default;
    return isDefault && !required.includes(name) ? [] : [[name, written] as const];
  });
  return Object.fromEntries(fields);
}

/**
 * What a form's value means in a content file: the inverse of `toForm`. An empty field that may be left
 * out is left out, and so is one that has its default.
 */
export function toContent(node: Described, value: unknown): unknown {
  const { choices, isNullable } = choicesOf(node);
  if (isNullable && isEmpty(value)) return null;
  if (isMixed(choices)) {
    const { [formKind]: form, ...fields } = value as Values;
    if (form === valueForm) return fields[valueForm];
    return toGroup(choices.find(({ type }) => type === 'object') ?? {}, fields);
  }
  const one = groupOf(choices, value);
  if (!one) return toChoice(choices, value);
  const record = recordValue(one);
  if (record && Array.isArray(value)) {
    const entries = (value as Values[]).map((entry) => [
      entry[recordKey],
      toContent(record, entry[recordContent]),
    ]);
    return Object.fromEntries(entries);
  }
  if (Array.isArray(value)) return value.map((item) => toContent(one.items ?? {}, item));
  if (typeof value !== 'object' || value === null) return value;
  return toGroup(one, value as Values);
}
