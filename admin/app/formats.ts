import { markdownText, schemaOf } from '../config/files.ts';
import { splitFrontmatter } from '../../src/content/parse/markdown-page.ts';
import { parseYaml } from '../../src/content/parse/yaml.ts';
import type { Sources } from '../../src/content/sources.ts';
import { describe } from '../config/describe.ts';
import { mainLanguage, nameIn } from '../config/languages.ts';
import { checkChange } from './check.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { toContent } from './to-content.ts';
import { toForm } from './to-form.ts';
import { alignWith, toTranslation } from './translation.ts';

type Values = Record<string, unknown>;

/** How the CMS reads and writes a content file, in each of its languages. */
export interface ContentFormat {
  /** @param path of the file from the project root; without one, it is the main language's. */
  fromFile: (text: string, path?: string) => unknown;
  /** @param language of the text; without one, the file is in one language. */
  toFile: (value: unknown, language?: string) => string;
}

/** Writes a form's value into the source of a content file. */
export function writeContent(name: string, source: string, value: unknown): string {
  const content = toContent(describe(schemaOf(name)), value);
  if (!name.endsWith('.md')) return rewriteYaml(source, content);
  const { [markdownText]: body, ...frontmatter } = content as Values;
  const head = rewriteYaml(`${splitFrontmatter(source).frontmatter ?? ''}\n`, frontmatter);
  return `---\n${head}---\n\n${String(body).trim()}\n`;
}

/** Reads a content file into the form's value. */
export function readContentFile(name: string, text: string): unknown {
  const node = describe(schemaOf(name));
  if (!name.endsWith('.md')) return toForm(node, parseYaml(name, text));
  const { frontmatter = '', body = '' } = splitFrontmatter(text);
  const head = toForm(node, parseYaml(name, frontmatter)) as Values;
  return { ...head, [markdownText]: body.trim() };
}

/** Writes a form's value into the source of a translation. */
function writeTranslation(
  name: string,
  { source, main }: { source: string; main: string },
  value: unknown,
): string {
  const node = describe(schemaOf(name));
  const [english, before] = [main, source].map((text) => parseYaml(name, text));
  const words = toTranslation(node, toContent(node, value), english, before);
  return rewriteYaml(source, words ?? (Array.isArray(english) ? [] : {}));
}

/** The content files as they were read last, and as they are about to be saved. */
export class OpenFiles {
  readonly #saved: Map<string, string>;
  readonly #pending = new Map<string, string>();

  constructor(sources: ReadonlyMap<string, string>) {
    this.#saved = new Map(sources);
  }

  /** The format of a file of the main language, and of its translations. */
  formatOf(name: string): ContentFormat {
    return {
      fromFile: (text, path = `content/${name}`) => {
        const read = path.replace(/^content\//, '');
        // The CMS cuts off the line break at the end.
        this.#saved.set(read, `${text}\n`);
        if (read === name) return readContentFile(name, text);
        const main = parseYaml(name, this.#saved.get(name) ?? '');
        const aligned = alignWith(main, parseYaml(read, text));
        return toForm(describe(schemaOf(name)), aligned);
      },
      toFile: (value, language) => {
        const written = language === undefined ? name : nameIn(language, name);
        const source = this.#saved.get(written) ?? '';
        if (written === name) {
          return this.#checked(name, writeContent(name, source, value), this.#saved);
        }
        // The CMS writes the main language first.
        const main = this.#pending.get(name) ?? this.#saved.get(name) ?? '';
        const text = writeTranslation(name, { source, main }, value);
        return this.#checked(written, text, new Map(this.#saved).set(name, main));
      },
    };
  }

  /** Keeps a text until it has been saved, if the build takes it. */
  #checked(name: string, text: string, sources: Sources): string {
    checkChange(sources, name, text);
    this.#pending.set(name, text);
    return text;
  }

  /** Takes over what was written last of a file and its translations, once it has been saved. */
  keepSaved(name: string): void {
    for (const [written, text] of this.#pending) {
      if (written !== name && nameIn(mainLanguage, written) !== name) continue;
      this.#saved.set(written, text);
      this.#pending.delete(written);
    }
  }
}
