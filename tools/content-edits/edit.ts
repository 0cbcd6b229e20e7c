import { parseDocument, type Document } from 'yaml';

/** A valid content change, and its result in the built site. */
export interface Edit {
  what: string;
  /** From the project root. */
  file: string;
  change: (text: string) => string;
  /** Built pages, without `.html`, and text or markup that each must contain. */
  shows?: [page: string, text: string][];
}

type Path = (string | number)[];

/** Changes a YAML file and keeps its comments. */
function inYaml(change: (file: Document) => void): Edit['change'] {
  return (text) => {
    // The comment at the top does not belong to the first entry and must stay if that entry is removed.
    const [top = ''] = /^(#.*\n)*/.exec(text) ?? [];
    const file = parseDocument(text.slice(top.length));
    change(file);
    return top + file.toString({ lineWidth: 0 });
  };
}

/** An edit of a YAML content file. */
export function yaml(
  what: string,
  name: string,
  change: (file: Document) => void,
  shows: Edit['shows'] = [],
): Edit {
  return { what, file: `content/${name}`, change: inYaml(change), shows };
}

/** The entries of a YAML list. */
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
