import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENT_NODE, parse, TEXT_NODE, walkSync, type Node } from 'ultrahtml';

/** A file of a build. */
export interface BuiltFile {
  /** From the project root. */
  name: string;
  /** Empty for a file that isn't text. */
  text: string;
}

const isText = /\.(html|js|css|svg|xml|txt|json|webmanifest|conf)$|_headers$|_redirects$/;

/** Every file of a copy's build and its hosting configuration. */
export function readBuiltFiles(folder: string): BuiltFile[] {
  return ['dist', '.build/hosting-of-dist'].flatMap((root) =>
    readdirSync(join(folder, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => ({
        name: path.slice(folder.length + 1),
        text: isText.test(path) ? readFileSync(path, 'utf8') : '',
      })),
  );
}

/** Files that contain one of these values, each with the value. */
export function findIn(searched: readonly BuiltFile[], values: readonly string[]): string[] {
  return searched.flatMap(({ name, text }) =>
    values
      .filter((value) => `${name}\n${text}`.includes(value))
      .map((value) => `${name}: ${value}`),
  );
}

/** Attributes whose values people hear or see. */
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];

/** Names of `meta` elements whose values people see as a search result or a link preview. */
const previewed =
  /^(?:application-name|description|author|(?:og|twitter):(?:title|description|site_name|image:alt))$/;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
};
const decode = (text: string) => text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? ' ');

/** The texts of structured data, without the names of its types. */
function structuredTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('http') ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key.startsWith('@') || key === 'additionalType' ? [] : structuredTexts(each),
  );
}

/** Everything that a page says: its text, spoken attributes and structured data. */
export function textsOf(html: string): string[] {
  const texts: string[] = [];
  walkSync(parse(html), (node: Node, parent?: Node) => {
    const within = parent?.type === ELEMENT_NODE ? parent : undefined;
    if (node.type === TEXT_NODE && within?.name === 'script') {
      const isData = within.attributes['type'] === 'application/ld+json';
      if (isData) texts.push(...structuredTexts(JSON.parse(node.value)));
    } else if (node.type === TEXT_NODE && within?.name !== 'style') {
      texts.push(decode(node.value));
    } else if (node.type === ELEMENT_NODE) {
      const { name = '', property = name, content = '' } = node.attributes;
      texts.push(...spoken.map((each) => decode(node.attributes[each] ?? '')));
      if (previewed.test(property)) texts.push(decode(content));
    }
  });
  return texts.filter((text) => text.trim() !== '');
}
