import { parse, stringify } from 'yaml';
import { splitFrontmatter } from '../../src/content/legal/markdown-page.ts';
import type { CmsFile } from './config.ts';
import type { CmsField } from './fields.ts';

const isEmpty = (value: unknown) =>
  (value ?? '') === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** Orders the fields in a value as the CMS does when it saves. */
function orderFields(
  { field, fields }: Pick<CmsField, 'field' | 'fields'>,
  value: unknown,
): unknown {
  if (Array.isArray(value)) return value.map((each) => orderFields(field ?? { fields }, each));
  return fields ? orderGroup(fields, value) : value;
}

/** The value that the CMS saves for an empty field: a switch is off. */
const getEmptyValue = ({ widget }: CmsField) => (widget === 'boolean' ? false : undefined);

/** Orders fields as in the form, leaves out empty optional ones, and adds switches that are off. */
function orderGroup(fields: readonly CmsField[], value: unknown): unknown {
  if (isEmpty(value)) return value;
  const group = value as Record<string, unknown>;
  return Object.fromEntries(
    fields
      .map((field) => ({
        field,
        written: orderFields(field, group[field.name] ?? getEmptyValue(field)),
      }))
      .filter(({ field, written }) => field.required || !isEmpty(written))
      .map(({ field, written }) => [field.name, written]),
  );
}

/** Writes YAML as the CMS does (`formatYAML` in version 0.221.1). */
const toYaml = (value: unknown) => stringify(value, { lineWidth: 0, singleQuote: true }).trim();

/** Formats a content file as the CMS saves it. Comments are lost. */
export function formatAsEditor({ fields, format }: CmsFile, source: string): string {
  const [first] = fields;
  if (format === 'yaml') {
    const value: unknown = parse(source);
    return `${toYaml(first?.['root'] ? orderFields(first, value) : orderGroup(fields, value))}\n`;
  }
  const { frontmatter = '', body = '' } = splitFrontmatter(source);
  const head = toYaml(orderGroup(fields.slice(0, -1), parse(frontmatter)));
  return `---\n${head}\n---\n${body.trim() && `\n${body.trim()}\n`}`;
}
