import { isCollection, isMap, isPair, isScalar, isSeq, parse, parseDocument } from 'yaml';
import type { Document, Node, Pair, YAMLMap, YAMLSeq } from 'yaml';
import { isEqual } from './is-equal.ts';
import { blockText, flowText, quoted } from './yaml-text.ts';

type Values = Record<string, unknown>;

/** An entry of a block collection in the source: a pair of a map, or an item of a list. */
interface Entry {
  key: string | undefined;
  value: Node | null;
  /** The whole lines of the comment above it. */
  comment: string;
  /** Where its key or its dash is. */
  mark: number;
  /** After its last character. */
  end: number;
}

/** An entry as it is to be written. */
interface Written {
  comment: string;
  /** From its key or dash on. */
  body: string;
}

const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1;

function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end;
}

/** The end of a node's text, without the line break after it. */
function textEnd(source: string, { range }: Node): number {
  const [start, end] = range ?? [0, 0];
  return start + source.slice(start, end).trimEnd().length;
}

/** Goes up from the start of a line over the comments and blank lines above it. */
function commentStart(source: string, line: number, least: number): number {
  let start = line;
  while (start > least) {
    const above = lineStart(source, start - 1);
    if (above < least || !/^[ \t]*(#.*)?\n$/.test(source.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** Whether two entries of lists are the same one, perhaps with changes. */
function isSameEntry(before: unknown, after: unknown): boolean {
  const idOf = (entry: unknown) => (entry as Values | null | undefined)?.['id'];
  return idOf(before) === undefined ? isEqual(before, after) : idOf(before) === idOf(after);
}

/** For each new value of a list the index of the entry that it was; undefined if it is new. */
function originsOf(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (isMatch: (index: number) => boolean) => {
    const found = [...free].find(isMatch);
    if (found !== undefined) free.delete(found);
    return found;
  };
  const same = after.map((value) => take((index) => isSameEntry(before[index], value)));
  return same.map((index, place) => index ?? take((other) => other === place));
}

/** Writes new values into the source of a YAML file. */
class Rewriter {
  readonly #source: string;
  readonly #document: Document;

  constructor(source: string) {
    this.#source = source;
    this.#document = parseDocument(source);
  }

  /** The text of the whole document with a new value. */
  whole(value: unknown): string {
    const { contents } = this.#document;
    if (!contents) return blockText(value);
    const start = this.#source.slice(0, contents.range?.[0]);
    const rest = this.#source.slice(textEnd(this.#source, contents));
    return `${start}${this.#text(contents, value, '') ?? blockText(value)}${rest}`;
  }

  /** The text of a node with a new value; undefined if the value is of another kind. */
  #text(node: Node, value: unknown, column: string): string | undefined {
    if (isEqual(node.toJS(this.#document), value)) {
      return this.#source.slice(node.range?.[0], textEnd(this.#source, node));
    }
    const isGroup = typeof value === 'object' && value !== null;
    if (isCollection(node)) {
      if (node.flow) return isGroup ? flowText(value) : undefined;
      if (isMap(node))
        return isGroup && !Array.isArray(value) ? this.#map(node, value as Values) : undefined;
      return isSeq(node) && Array.isArray(value) && value.length > 0
        ? this.#list(node, value)
        : undefined;
    }
    if (isGroup || !isScalar(node)) return undefined;
    if (typeof value === 'string' && !value.includes('\n')) {
      if (node.type === 'QUOTE_SINGLE') return quoted(value);
      if (node.type === 'BLOCK_FOLDED') return `>-\n${column}  ${value}`;
    }
    return blockText(value, column);
  }

  #entries(node: YAMLMap | YAMLSeq): Entry[] {
    const source = this.#source;
    let least = node.range?.[0] ?? 0;
    return (node.items as (Pair<Node, Node | null> | Node)[]).map((item, index) => {
      const key = isPair(item) ? item.key : undefined;
      const value = isPair(item) ? item.value : item;
      const mark = key?.range?.[0] ?? source.lastIndexOf('-', (value?.range?.[0] ?? 1) - 1);
      const line = lineStart(source, mark);
      const above = index === 0 ? line : commentStart(source, line, least);
      const last = Math.max(mark, key?.range?.[1] ?? 0, value ? textEnd(source, value) : 0);
      least = lineEnd(source, last) + 1;
      return {
        key: key && String(key.toJS(this.#document)),
        value,
        comment: source.slice(above, line),
        mark,
        end: least - 1,
      };
    });
  }

  /** An entry with a new value. */
  #changed(
    { key, value: node, mark, end, comment }: Entry,
    value: unknown,
    column: string,
  ): Written {
    const source = this.#source;
    const text = node?.range && this.#text(node, value, key === undefined ? `${column}  ` : column);
    if (text === undefined || !node?.range) return this.#added(key, value, column, comment);
    const after = source.slice(textEnd(source, node), end);
    return { comment, body: `${source.slice(mark, node.range[0])}${text}${after}` };
  }

  #added(key: string | undefined, value: unknown, column: string, comment = ''): Written {
    return { comment, body: blockText(key === undefined ? [value] : { [key]: value }, column) };
  }

  #map(node: YAMLMap, values: Values): string {
    const entries = this.#entries(node);
    const column = this.#column(entries);
    const written = new Map<string, Written>();
    for (const entry of entries) {
      const { key = '' } = entry;
      if (Object.hasOwn(values, key)) written.set(key, this.#changed(entry, values[key], column));
    }
    // A new field goes below the one that is above it in the new value.
    const order = [...written.keys()];
    let above = -1;
    for (const [key, value] of Object.entries(values)) {
      if (!written.has(key)) {
        written.set(key, this.#added(key, value, column));
        order.splice(above + 1, 0, key);
      }
      above = order.indexOf(key);
    }
    return this.#joined(
      order.flatMap((key) => written.get(key) ?? []),
      column,
    );
  }

  #list(node: YAMLSeq, values: readonly unknown[]): string {
    const entries = this.#entries(node);
    const column = this.#column(entries);
    const origins = originsOf(node.toJS(this.#document) as unknown[], values);
    const written = values.map((value, place) => {
      const entry = entries[origins[place] ?? -1];
      return entry ? this.#changed(entry, value, column) : this.#added(undefined, value, column);
    });
    return this.#joined(written, column);
  }

  /** The indentation of the entries. */
  #column([first]: readonly Entry[]): string {
    const mark = first?.mark ?? 0;
    return ' '.repeat(mark - lineStart(this.#source, mark));
  }

  /** Joins entries. The collection's place in its first line is indented already. */
  #joined(entries: readonly Written[], column: string): string {
    const lines = entries.map(({ comment, body }) => `${comment}${column}${body}`).join('\n');
    return lines.replace(/^\n+/, '').slice(column.length);
  }
}

/** The lines at the top of a file that belong to the file, and not to its first entry. */
const fileComment = /^(#.*\n|[ \t]*\n)*/;

/**
 * Writes a new value into a YAML file. Lines that it does not change stay as they are, with comments,
 * quotes and folded paragraphs, so that a diff shows the change only.
 */
export function rewriteYaml(source: string, value: unknown): string {
  const [top = ''] = fileComment.exec(source) ?? [];
  const rewritten = new Rewriter(source.slice(top.length)).whole(value).trimEnd();
  const isRight = isEqual(parse(rewritten) as unknown, value);
  return `${top}${isRight ? rewritten : blockText(value)}\n`;
}
