import { parseDocument, type Document } from 'yaml';

/** A valid change as an editor makes it, and what the built site shows of it. */
export interface Edit {
  what: string;
  /** From the project root. */
  file: string;
  change: (text: string) => string;
  /** Pages of the build, without `.html`, and text or markup that each then has. */
  shows?: [page: string, text: string][];
}

type Path = (string | number)[];

/** Changes a YAML file of the content and keeps its comments. */
function inYaml(change: (file: Document) => void): Edit['change'] {
  return (text) => {
    // The comment at the top is nobody's: it stays where it is whatever becomes of the first entry.
    const [top = ''] = /^(#.*\n)*/.exec(text) ?? [];
    const file = parseDocument(text.slice(top.length));
    change(file);
    return top + file.toString({ lineWidth: 0 });
  };
}

/** A change of a YAML file of the content. */
export function yaml(
  what: string,
  name: string,
  change: (file: Document) => void,
  shows: Edit['shows'] = [],
): Edit {
  return { what, file: `content/${name}`, change: inYaml(change), shows };
}

/** The entries of a list as they are written. */
export function entriesOf<Entry>(file: Document): Entry[] {
  return file.toJS() as Entry[];
}

/** Adds an entry to a list: before a position, or at its end. */
export function add(file: Document, entry: unknown, before?: number): void {
  const { items } = file.contents as unknown as { items: unknown[] };
  items.splice(before ?? items.length, 0, file.createNode(entry));
}

/** Sets values by their paths, such as `hero.lead`. */
export const set = (values: Record<string, unknown>) => (file: Document) => {
  for (const [path, value] of Object.entries(values)) {
    const keys: Path = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    file.setIn(keys, file.createNode(value));
  }
};
