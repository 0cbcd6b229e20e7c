import { mainLanguage } from '../../../src/config/routes.ts';
import { markdownText, schemaOf } from '../config/files.ts';
import { splitFrontmatter } from '../../../src/content/parse/markdown-page.ts';
import { parseYaml } from '../../../src/content/parse/yaml.ts';
import { describe } from '../config/describe.ts';
import { languagesOf, languagesOfFile, nameIn } from '../config/languages.ts';
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
  const text = String(body).trim();
  // A legal text in English has no text in a translation.
  return `---\n${head}---\n${text && `\n${text}\n`}`;
}

/** Reads a content file into the form's value. */
export function readContentFile(name: string, text: string): unknown {
  const node = describe(schemaOf(name));
  if (!name.endsWith('.md')) return toForm(node, parseYaml(name, text));
  const { frontmatter = '', body = '' } = splitFrontmatter(text);
  const head = toForm(node, parseYaml(name, frontmatter)) as Values;
  return { ...head, [markdownText]: body.trim() };
}

/**
 * Writes a form's value into the source of a translation.
 * @param sources.main the file of the main language, as it is about to be saved.
 */
function writeTranslation(
  name: string,
  sources: { source: string; main: string; mainBefore: string },
  value: unknown,
): string {
  const node = describe(schemaOf(name));
  const main = parseYaml(name, sources.main);
  const words = toTranslation(node, toContent(node, value), {
    main,
    mainBefore: parseYaml(name, sources.mainBefore),
    before: parseYaml(name, sources.source),
  });
  return rewriteYaml(sources.source, words ?? (Array.isArray(main) ? [] : {}));
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
        const node = describe(schemaOf(name));
        return toForm(node, alignWith(node, main, parseYaml(read, text)));
      },
      toFile: (value, language) =>
        language === undefined || language === mainLanguage
          ? this.#writeMain(name, value, language)
          : this.#writeTranslation(name, value, language),
    };
  }

  /** @param language undefined if the form has no translation beside it. */
  #writeMain(name: string, value: unknown, language: string | undefined): string {
    const text = writeContent(name, this.#saved.get(name) ?? '', value);
    // The CMS writes the main language first. The others of the form are read with their new texts.
    const later = language === undefined ? [] : languagesOfFile(name, this.#saved).slice(1);
    const languages = languagesOf(this.#saved).filter((code) => !later.includes(code));
    checkChange(this.#saved, new Map(this.#saved).set(name, text), languages);
    this.#pending.set(name, text);
    return text;
  }

  #writeTranslation(name: string, value: unknown, language: string): string {
    const translated = nameIn(language, name);
    const mainBefore = this.#saved.get(name) ?? '';
    const main = this.#pending.get(name) ?? mainBefore;
    const source = this.#saved.get(translated) ?? '';
    const text = writeTranslation(name, { source, main, mainBefore }, value);
    const after = new Map(this.#saved).set(name, main).set(translated, text);
    checkChange(this.#saved, after, [language]);
    this.#pending.set(translated, text);
    return text;
  }

  /** Takes over what was written last of a file and its translations, once it has been saved. */
  keepSaved(name: string): void {
    for (const written of languagesOf(this.#saved).map((code) => nameIn(code, name))) {
      const text = this.#pending.get(written);
      if (text === undefined) continue;
      this.#saved.set(written, text);
      this.#pending.delete(written);
    }
  }
}
