import { defaultTreeAdapter, html, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type TextNode = DefaultTreeAdapterTypes.TextNode;

/** A language in HTML. */
export interface MarkedLanguage {
  code: string;
  direction: 'ltr' | 'rtl';
}

/** What is inserted where, in characters from the document's start. */
interface Insertion {
  at: number;
  text: string;
}

/** Elements whose text nobody reads. */
const silent: ReadonlySet<string> = new Set(['script', 'style']);

/** Elements that hold text only: a part of it cannot have a language. */
const textOnly: ReadonlySet<string> = new Set(['title', 'option', 'textarea']);

/**
 * Marks texts of a page that are in another language than the page: the element that has such a text gets
 * `lang`, and a part of a longer text a `span`. Inside islands no element is added, since React expects
 * those that it rendered; an attribute more does not disturb it. What has a `lang` already stays as it is.
 * @param document the page's HTML.
 * @param texts the texts in the other language; variables in single braces stand for any text.
 * @param page the language of the page.
 * @param other the language of the texts.
 * @param options.hasIslands whether texts in islands are marked too.
 */
export function markLanguage(
  document: string,
  texts: readonly string[],
  page: MarkedLanguage,
  other: MarkedLanguage,
  { hasIslands = true }: { hasIslands?: boolean } = {},
): string {
  if (texts.length === 0) return document;
  const finder = new TextFinder(texts);
  const insertions: Insertion[] = [];
  const attributes = ({ code, direction }: MarkedLanguage) =>
    ` lang="${code}"${page.direction === other.direction ? '' : ` dir="${direction}"`}`;

  const markElement = (element: Element, language: MarkedLanguage) => {
    const tag = element.sourceCodeLocation?.startTag;
    if (!tag) return;
    const at = tag.startOffset + 1 + element.tagName.length;
    insertions.push({ at, text: attributes(language) });
  };
  const wrapParts = (node: TextNode) => {
    const place = node.sourceCodeLocation;
    if (!place) return;
    const source = document.slice(place.startOffset, place.endOffset);
    for (const { start, end } of finder.partsOf(source)) {
      insertions.push({ at: place.startOffset + start, text: `<span${attributes(other)}>` });
      insertions.push({ at: place.startOffset + end, text: '</span>' });
    }
  };

  const visit = (element: Element, outer: MarkedLanguage, canWrap: boolean): void => {
    if (silent.has(element.tagName)) return;
    if (element.tagName === 'astro-island' && !hasIslands) return;
    if (element.tagName !== 'html' && element.attrs.some(({ name }) => name === 'lang')) return;
    const children = childrenOf(element);
    const own = children.filter(isSaying);
    const found = own.filter(({ value }) => finder.isWhole(value));
    let language = outer;
    if (own.length > 0) language = found.length === own.length ? other : page;
    if (language !== outer) markElement(element, language);
    const canWrapHere =
      canWrap &&
      !textOnly.has(element.tagName) &&
      element.tagName !== 'astro-island' &&
      element.namespaceURI === html.NS.HTML;
    if (language === page && canWrapHere) for (const node of own) wrapParts(node);
    for (const child of children) {
      if (defaultTreeAdapter.isElementNode(child)) visit(child, language, canWrapHere);
    }
  };
  const root = parse(document, { sourceCodeLocationInfo: true });
  for (const child of root.childNodes) {
    if (defaultTreeAdapter.isElementNode(child)) visit(child, page, true);
  }
  return insert(document, insertions);
}

/** The children of an element; those of a template are in its content. */
function childrenOf(element: Element): Node[] {
  return 'content' in element
    ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
    : element.childNodes;
}

/** Whether a node is text with letters: figures are the same in every language. */
function isSaying(node: Node): node is TextNode {
  return defaultTreeAdapter.isTextNode(node) && /\p{L}/u.test(node.value);
}

function insert(document: string, insertions: readonly Insertion[]): string {
  let result = '';
  let end = 0;
  for (const { at, text } of insertions.toSorted((a, b) => a.at - b.at)) {
    result += document.slice(end, at) + text;
    end = at;
  }
  return result + document.slice(end);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const wordCount = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;

/** Characters as a page's source may have them. */
const sourceForms: Record<string, string> = {
  '&': '&(?:amp;|#38;)?',
  '<': '(?:<|&lt;)',
  '>': '(?:>|&gt;)',
  '"': '(?:"|&quot;|&#34;)',
  "'": "(?:'|&#39;|&#x27;)",
  ' ': '\\s+',
};

/** Finds texts in the text nodes of a page. */
class TextFinder {
  readonly #whole = new Set<string>();
  readonly #templates: RegExp[] = [];
  readonly #parts: RegExp | undefined;

  constructor(texts: readonly string[]) {
    const parts: string[] = [];
    for (const text of texts.map(oneLine)) {
      const literals = text.split(/\{\w+\}/).map((literal) => literal.trim());
      if (literals.length > 1) {
        const pattern = text.split(/\{\w+\}/).map((literal) => RegExp.escape(literal));
        this.#templates.push(new RegExp(`^${pattern.join('.+?')}$`, 'u'));
      }
      for (const literal of literals) {
        // A single word may be a word of the page's language as well, if it is not all that a text says.
        if (literals.length === 1 || wordCount(literal) > 1) this.#whole.add(literal);
        if (wordCount(literal) > 1) parts.push(literal);
      }
    }
    if (parts.length === 0) return;
    const forms = parts
      .toSorted((a, b) => b.length - a.length)
      .map((part) =>
        part.replaceAll(
          /[&<>"' ]|[^&<>"' ]+/g,
          (found) => sourceForms[found] ?? RegExp.escape(found),
        ),
      );
    this.#parts = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  }

  /** Whether a text is one of those to find. */
  isWhole(text: string): boolean {
    const line = oneLine(text);
    return this.#whole.has(line) || this.#templates.some((template) => template.test(line));
  }

  /** Where the source of a text has texts to find. */
  partsOf(source: string): { start: number; end: number }[] {
    const trimmed = oneLine(source);
    if (this.#whole.has(trimmed)) {
      const start = source.search(/\S/);
      return [{ start, end: source.trimEnd().length }];
    }
    return [...source.matchAll(this.#parts ?? /(?!)/g)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    }));
  }
}
