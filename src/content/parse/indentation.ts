/** Where a field or the dash of an entry begins. */
interface Column {
  at: number;
  isDash: boolean;
}

/** A line of YAML that begins a field or an entry of a list. */
interface Start {
  columns: Column[];
  /** The field, quoted for a message, or `this entry`. */
  name: string;
  /** Whether fields or entries may follow further to the right. */
  isOpen: boolean;
  isBlockText: boolean;
}

/** A field or an entry that does not line up with its neighbors. */
export interface Misplaced {
  /** Index of the line. */
  line: number;
  name: string;
  spaces: number;
  /** Indentation of the nearest neighbor. */
  expected: number;
}

function readStart(line: string): Start | null {
  const [, indent = '', dashes = '', field, value = ''] =
    /^( *)((?:- +)*)(?:([\w-]+):(?=\s|$))?(.*)$/.exec(line) ?? [];
  if (!dashes && field === undefined) return null;
  const columns = [...dashes.matchAll(/-/g)].map(({ index }) => ({
    at: indent.length + index,
    isDash: true,
  }));
  if (field !== undefined) columns.push({ at: indent.length + dashes.length, isDash: false });
  const isBlockText = /^\s*[>|][-+\d]*\s*$/.test(value);
  return {
    columns,
    name: dashes ? 'this entry' : `"${field}"`,
    isOpen: !isBlockText && /^\s*(#.*)?$/.test(value),
    isBlockText,
  };
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The index of the first line after a text below `>-` or `|`. */
function skipText(lines: readonly string[], from: number): number {
  const first = lines.findIndex((line, index) => index >= from && line.trim() !== '');
  if (first < 0) return lines.length;
  const indent = indentOf(lines[first] ?? '');
  const end = lines.findIndex(
    (line, index) => index > first && line.trim() !== '' && indentOf(line) < indent,
  );
  return end < 0 ? lines.length : end;
}

/**
 * Finds the first field or entry of a YAML file that is indented neither like the ones above it nor
 * below one that is open. Only for a file that is not valid: it does not know all of YAML.
 */
export function findMisplaced(lines: readonly string[]): Misplaced | null {
  let open: Column[] = [];
  let mayNest = true;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const start = line.trimStart().startsWith('#') ? null : readStart(line);
    if (!start) continue;
    const spaces = indentOf(line);
    const kept = open.filter(({ at }) => at <= spaces);
    const isNeighbor = kept.at(-1)?.at === spaces;
    const isNested = mayNest && kept.length === open.length;
    if (!isNeighbor && !isNested) {
      const alike = open.filter(({ isDash }) => isDash === start.columns[0]?.isDash);
      const distance = ({ at }: Column) => Math.abs(at - spaces);
      const [nearest] = (alike.length > 0 ? alike : open).toSorted(
        (a, b) => distance(a) - distance(b) || b.at - a.at,
      );
      return { line: index, name: start.name, spaces, expected: nearest?.at ?? 0 };
    }
    open = [...kept, ...start.columns];
    mayNest = start.isOpen;
    if (start.isBlockText) index = skipText(lines, index + 1) - 1;
  }
  return null;
}
