import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { findOwnPages } from '../../src/content/own-pages/own-page.ts';
import { parseYaml } from '../../src/content/parse/yaml.ts';
import { contentNames } from '../../src/content/schemas/schemas.ts';
import { readSources } from '../../src/content/sources.ts';
import { languageFile, translationName } from '../../src/content/translation/language.ts';
import { findFileWords } from '../../src/content/translation/texts.ts';

/** What is no text: facts, variables, addresses of links, comments and code of Markdown, and HTML. */
const notText = /\{\{[^{}]*\}\}|\{\w+\}|\]\([^)]*\)|<!--.*?-->|<[^>]*>|`[^`]*`|&\w+;|https?:\S+/gs;

/** Changes the words of a text, and nothing that is between them. */
function changeWords(text: string, change: (word: string) => string): string {
  const kept = text.match(notText) ?? [];
  return text
    .split(notText)
    .map((part, index) => part.replaceAll(/\p{L}+/gu, change) + (kept[index] ?? ''))
    .join('');
}

/** A word with letters of another alphabet; letters that it lacks stay. */
function spell(word: string, from: string, to: readonly string[]): string {
  return Array.from(word, (letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/**
 * Changes a text as a translation does.
 * @param isLimited whether the text may not become longer: search engines cut titles and descriptions.
 */
type Change = (text: string, isLimited?: boolean) => string;

/** `calendar` → `çàléñdàrçàlé`: words of four letters and more are half as long again, texts about 40 %. */
export const accented: Change = (text, isLimited = false) =>
  changeWords(text, (word) => {
    const isLonger = !isLimited && word.length > 3;
    const more = isLonger ? word.slice(0, word.length / 2).toLowerCase() : '';
    return spell(word + more, 'aceinouyACEINOUY', [...'àçéîñõüÿÀÇÉÎÑÕÜŸ']);
  });

/**
 * `calendar` → `çälëndär`: for a language from right to left. Its letters are Latin, because the typefaces of
 * the site have no others, and the build refuses pictures for social networks without theirs.
 */
export const marked: Change = (text) =>
  changeWords(text, (word) => spell(word, 'aceinouyACEINOUY', [...'äçëïñöüÿÄÇËÏÑÖÜŸ']));

/** Texts that may not become longer. */
const limited = /^meta\.|\.description$/;

type Tree = Record<PropertyKey, unknown>;

function setText(tree: unknown, path: readonly PropertyKey[], text: string): void {
  const parent = path.slice(0, -1).reduce((value, key) => (value as Tree)[key], tree);
  (parent as Tree)[path.at(-1) ?? ''] = text;
}

/** A page in Markdown, with the texts of its frontmatter and its body changed. */
function changeMarkdown(source: string, change: Change): string {
  const [, frontmatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const changed = frontmatter.replaceAll(
    /^(title|description|lead): (.*)$/gm,
    (_, name: string, text: string) => `${name}: ${change(text, name !== 'lead')}`,
  );
  // The address of a heading is made from its words.
  const text = change(body).replaceAll(
    /\]\(#([^)]*)\)/g,
    (_, heading: string) => `](#${change(heading)})`,
  );
  return `---\n${changed}\n---\n${text}`;
}

/**
 * Writes a language with every text of the English content, changed: a folder in the content.
 * @param settings of content/xx/language.yaml.
 */
export function writePseudoLocale(
  contentFolder: string,
  code: string,
  settings: object,
  change: Change,
): void {
  const sources = readSources(contentFolder);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(contentFolder, name)), { recursive: true });
    writeFileSync(join(contentFolder, name), text);
  };
  write(languageFile(code), stringify(settings));
  const ownPages = findOwnPages(sources.keys(), contentNames, (name) => name).keys();
  for (const name of [...contentNames, ...ownPages]) {
    const source = sources.get(name);
    if (source === undefined) continue;
    if (name.endsWith('.md')) {
      write(translationName(name, code), changeMarkdown(source, change));
      continue;
    }
    const tree: unknown = parseYaml(name, source);
    for (const { key, path, text, isName } of findFileWords(name, source)) {
      if (!isName) setText(tree, path, change(text, limited.test(key)));
    }
    write(translationName(name, code), stringify(tree, { aliasDuplicateObjects: false }));
  }
}
