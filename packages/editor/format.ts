import { parse, stringify } from 'yaml';
import { splitFrontmatter } from '../../src/content/legal/markdown-page.ts';
import type { CmsFile } from './config.ts';
import type { CmsField } from './fields.ts';

/** Orders the fields in a value as in its form. */
function orderFields({ field, fields }: Partial<CmsField>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => orderFields(field ?? { fields }, each));
  if (!fields) return value;
  const group = value as Record<string, unknown>;
  return Object.fromEntries(
    fields
      .filter(({ name }) => name in group)
      .map((inside) => [inside.name, orderFields(inside, group[inside.name])]),
  );
}

/** Writes YAML as the CMS does (`formatYAML` in version 0.221.1). */
function toYaml(fields: CmsField[], source: string): string {
  const [first] = fields;
  const value = orderFields(first?.['root'] ? first : { fields }, parse(source));
  return stringify(value, { lineWidth: 0, singleQuote: true }).trim();
}

/** Formats a content file as the CMS saves it. Comments are lost. */
export function formatAsEditor({ fields, format }: CmsFile, source: string): string {
  if (format === 'yaml') return `${toYaml(fields, source)}\n`;
  const { frontmatter = '', body = '' } = splitFrontmatter(source);
  return `---\n${toYaml(fields, frontmatter)}\n---\n${body.trim() && `\n${body.trim()}\n`}`;
}
