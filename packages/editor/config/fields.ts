import { mainLanguage } from '../../../src/config/routes.ts';
import type { Described } from './describe.ts';
import { labelOf, type CmsField } from './cms.ts';
import { hasWords } from './languages.ts';
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
} from './kinds.ts';

type Values = Record<string, unknown>;

/** Finds a list of another file, for a field that takes the id of one of its entries. */
type FindList = (file: string, list: string) => CmsField;

/** What a field depends on besides its schema and its values. */
export interface Context {
  findList: FindList;
  /** Whether the file is in several languages, side by side. */
  isTranslated?: boolean;
}

const titleNames = ['title', 'name', 'question', 'heading', 'label', 'value', 'id'];

/** The field that tells an entry from the others, if it has one. */
export function titleName(properties: Record<string, Described>): string | undefined {
  return titleNames.find((name) => properties[name]?.type === 'string');
}

/** The values that a field has in the content: of each entry, if the field is in a list. */
function valuesAt(values: readonly unknown[], name: string): unknown[] {
  return values.flatMap((value) => {
    const inside: unknown = (value as Record<string, unknown> | null | undefined)?.[name];
    return inside === undefined || inside === null ? [] : [inside];
  });
}

/** The longest text that a text box shows whole. */
const lineLength = 60;

/** A text box or, for a field whose texts are longer than it shows today, a text area. */
function textField(node: Described, values: readonly unknown[]) {
  const isLong = values.some((value) => `${value}`.length > lineLength);
  const { pattern, patternMessage } = node;
  return {
    widget: isLong ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...(pattern && patternMessage && { pattern: [pattern, patternMessage] }),
  };
}

function numberField({ type, minimum, exclusiveMinimum, maximum, multipleOf }: Described) {
  const isWhole = type === 'integer';
  const least =
    minimum ?? (isWhole && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : undefined);
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: multipleOf ?? (isWhole ? 1 : 0.01),
    ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { min: least }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

/** A list whose entries are of several kinds. */
function typesOf(items: Described, entries: readonly unknown[], context: Context) {
  const { choices } = choicesOf(items);
  const typeKey = kindField(choices);
  if (typeKey !== undefined) {
    const types = choices.map((choice) => {
      const { [typeKey]: kind, ...properties } = choice.properties ?? {};
      const name = String(kind?.const);
      const own = entries.filter((entry) => (entry as Values | null)?.[typeKey] === name);
      return {
        name,
        label: labelOf(name),
        fields: fieldsOf({ ...choice, properties }, own, context),
      };
    });
    return { typeKey, types };
  }
  if (!isMixed(choices)) return undefined;
  const group = choices.find(({ type }) => type === 'object') ?? {};
  const value = choices.find(({ type }) => type !== 'object') ?? {};
  const rules = { isRequired: true, context };
  return {
    typeKey: formKind,
    types: [
      { name: valueForm, label: 'By name', fields: [fieldFor(valueForm, value, [], rules)] },
      { name: groupForm, label: 'Other', fields: fieldsOf(group, entries, context) },
    ],
  };
}

function listField(node: Described, values: readonly unknown[], context: Context) {
  const items = node.items ?? {};
  const entries = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  const isOptional = !node.minItems;
  const list = {
    widget: 'list',
    label_singular: 'entry',
    ...(node.minItems && { min: node.minItems }),
    ...(node.maxItems !== undefined && { max: node.maxItems }),
    ...(isOptional && { required: false }),
  };
  const types = typesOf(items, entries, context);
  if (types) return { ...list, collapsed: true, ...types };
  if (items.type !== 'object') {
    return { ...list, field: fieldFor('item', items, entries, { isRequired: true, context }) };
  }
  const title = titleName(items.properties ?? {});
  const fields = fieldsOf(items, entries, context);
  return {
    ...list,
    collapsed: true,
    ...(title && { summary: `{{fields.${title}}}` }),
    fields: items.properties?.['id'] ? withSharedTitle(fields, title) : fields,
  };
}

/** Shows a title that is the same in all languages in a translation, too: it tells the entries apart. */
function withSharedTitle(fields: CmsField[], title: string | undefined): CmsField[] {
  if (!fields.some(isTranslatedField)) return fields;
  return fields.map((field) => {
    const isShared = field.name === title && field.i18n === undefined;
    return isShared ? { ...field, i18n: 'duplicate' } : field;
  });
}

const isTranslatedField = ({ name, i18n }: CmsField) => i18n !== undefined && name !== 'id';

/** A group whose fields have free names. */
function recordField(value: Described, values: readonly unknown[], context: Context) {
  if (value.type === 'string')
    return { widget: 'keyvalue', key_label: 'Name', value_label: 'Words' };
  const contents = values.flatMap((each) => Object.values((each ?? {}) as Values));
  const rules = { isRequired: true, context };
  return {
    widget: 'list',
    label_singular: 'entry',
    collapsed: true,
    summary: `{{fields.${recordKey}}}`,
    fields: [
      fieldFor(recordKey, { type: 'string' }, [], rules),
      fieldFor(recordContent, value, contents, rules),
    ],
  };
}

/** The most fields that a group shows without a click. */
const openFields = 3;

function groupField(node: Described, values: readonly unknown[], context: Context) {
  const fields = fieldsOf(node, values, context);
  return { widget: 'object', collapsed: fields.length > openFields && 'auto', fields };
}

/** The options of a field by the type of its value. */
function optionsFor(
  node: Described,
  values: readonly unknown[],
  context: Context,
): Record<string, unknown> & { widget: string } {
  if (node.idIn) return context.findList(node.idIn.file, node.idIn.list);
  if (node.imageFolder !== undefined) return { widget: 'image', choose_url: false };
  if (node.enum) return { widget: 'select', options: node.enum };
  const record = recordValue(node);
  if (record) return recordField(record, values, context);
  switch (node.type) {
    case 'object':
      return groupField(node, values, context);
    case 'array':
      return listField(node, values, context);
    case 'boolean':
      return { widget: 'boolean', default: node.default ?? false };
    case 'integer':
    case 'number':
      return numberField(node);
    default:
      return node.format === 'date'
        ? { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
        : textField(node, values);
  }
}

/** What translations show of a field: words to translate, and lists with the entries of the main language. */
function languageOptions(field: CmsField, node: Described): Partial<CmsField> {
  if (field.name === 'id') return { i18n: 'duplicate' };
  if (hasWords(node)) return { i18n: true, required: field.required ? [mainLanguage] : false };
  if (field.widget === 'keyvalue') return { i18n: 'duplicate_keys' };
  const { field: item, fields = [], types = [] } = field;
  const inside = [...(item ? [item] : []), ...fields, ...types.flatMap((type) => type.fields)];
  if (!inside.some(isTranslatedField)) return {};
  return { i18n: field.widget === 'list' ? 'duplicate' : true };
}

/** A field of the CMS for a field of the content. */
export function fieldFor(
  name: string,
  { description, ...whole }: Described,
  values: readonly unknown[],
  { isRequired, context }: { isRequired: boolean; context: Context },
): CmsField {
  const { choices, isNullable } = choicesOf(whole);
  // A number or a word is typed as text.
  const [node = {}] = choices.length === 1 ? choices : [{ type: 'string' }];
  const field = {
    name,
    label: labelOf(name),
    required: isRequired && !isNullable,
    ...(description && { hint: description }),
    ...optionsFor(node, values, context),
  };
  return context.isTranslated ? { ...field, ...languageOptions(field, whole) } : field;
}

/** The fields of the CMS for a group of fields. */
export function fieldsOf(
  { properties = {}, required = [] }: Described,
  values: readonly unknown[],
  context: Context,
): CmsField[] {
  return Object.entries(properties).map(([name, node]) =>
    fieldFor(name, node, valuesAt(values, name), { isRequired: required.includes(name), context }),
  );
}
