import { stringify } from 'yaml';

/** A value in block style. Lines after the first are indented by `column`. */
export function blockText(value: unknown, column = ''): string {
  return stringify(value, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false })
    .trimEnd()
    .replaceAll(/\n(?=.)/g, `\n${column}`);
}

/** A text in single quotes. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A value in one line, such as `[a, b]` or `{ a: 1 }`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, inside]) => `${key}: ${flowText(inside)}`);
    return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
  }
  return stringify([value], { collectionStyle: 'flow', lineWidth: 0, singleQuote: true })
    .trim()
    .slice(1, -1)
    .trim();
}
