import { parse, stringify } from 'yaml';
import { splitFrontmatter } from '../../src/content/parse/markdown-page.ts';
import type { CmsFile } from './config.ts';
import type { CmsField } from './fields.ts';

const isEmpty = (value: unknown) =>
  (value ?? '') === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** A value as the CMS saves it. */
function inOrder({ field, fields }: Pick<CmsField, 'field' | 'fields'>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inOrder(field ?? { fields }, each));
  return fields ? groupInOrder(fields, value) : value;
}

/** The value that is saved for an empty field: switches are off. */
const emptyValue = ({ widget }: CmsField) => (widget === 'boolean' ? false : undefined);

/** Fields in the order of the form, without empty ones that may be left out, and with each switch. */
function groupInOrder(fields: readonly CmsField[], value: unknown): unknown {
  if (isEmpty(value)) return value;
  const group = value as Record<string, unknown>;
  return Object.fromEntries(
    fields
      .map((field) => ({ field, written: inOrder(field, group[field.name] ?? emptyValue(field)) }))
      .filter(({ field, written }) => field.required || !isEmpty(written))
      .map(({ field, written }) => [field.name, written]),
  );
}

/** YAML as the CMS writes it (`formatYAML` in version 0.221.1). */
const toYaml = (value: unknown) => stringify(value, { lineWidth: 0, singleQuote: true }).trim();

/** The text of a content file as the CMS saves it. Comments are lost. */
export function formatAsEditor({ fields, format }: CmsFile, source: string): string {
  const [first] = fields;
  if (format === 'yaml') {
    const value: unknown = parse(source);
    return `${toYaml(first?.['root'] ? inOrder(first, value) : groupInOrder(fields, value))}\n`;
  }
  const { frontmatter = '', body = '' } = splitFrontmatter(source);
  const head = toYaml(groupInOrder(fields.slice(0, -1), parse(frontmatter)));
  return `---\n${head}\n---\n${body.trim() && `\n${body.trim()}\n`}`;
}
