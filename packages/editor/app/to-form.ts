import type { Described } from '../config/describe.ts';
import {
  choicesOf,
  formKind,
  groupForm,
  isMixed,
  kindField,
  recordContent,
  recordKey,
  recordValue,
  valueForm,
} from '../config/kinds.ts';

type Values = Record<string, unknown>;

/** Which of several kinds of groups a value is. */
export function groupOf(choices: readonly Described[], value: unknown): Described | undefined {
  const kind = kindField(choices);
  const isOfKind = ({ properties }: Described) =>
    kind !== undefined && properties?.[kind]?.const === (value as Values | null)?.[kind];
  return choices.length === 1 ? choices[0] : choices.find(isOfKind);
}

/** A value of a content file as a form shows it: see `kinds.ts` for what a form has no field for. */
export function toForm(node: Described, value: unknown): unknown {
  const { choices } = choicesOf(node);
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isMixed(choices)) {
    if (!isGroup) return { [formKind]: valueForm, [valueForm]: value };
    const group = choices.find(({ type }) => type === 'object') ?? {};
    return { [formKind]: groupForm, ...(toForm(group, value) as Values) };
  }
  const one = groupOf(choices, value);
  if (!one) return value;
  if (Array.isArray(value)) return value.map((item) => toForm(one.items ?? {}, item));
  if (!isGroup) return value;
  const record = recordValue(one);
  if (record?.type === 'string') return value;
  if (record) {
    return Object.entries(value).map(([key, content]) => ({
      [recordKey]: key,
      [recordContent]: toForm(record, content),
    }));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      toForm(one.properties?.[name] ?? {}, inside),
    ]),
  );
}
