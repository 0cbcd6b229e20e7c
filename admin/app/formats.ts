import { markdownText, schemaOf } from '../config/files.ts';
import { splitFrontmatter } from '../../src/content/parse/markdown-page.ts';
import { parseYaml } from '../../src/content/parse/yaml.ts';
import { describe } from '../config/describe.ts';
import { checkChange } from './check.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { toContent } from './to-content.ts';
import { toForm } from './to-form.ts';

type Values = Record<string, unknown>;

/** How the CMS reads and writes one content file. */
export interface ContentFormat {
  fromFile: (text: string) => unknown;
  toFile: (value: unknown) => string;
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

/** The content files as they were read last, and as they are about to be saved. */
export class OpenFiles {
  readonly #saved: Map<string, string>;
  readonly #pending = new Map<string, string>();

  constructor(sources: ReadonlyMap<string, string>) {
    this.#saved = new Map(sources);
  }

  /** The format of a file. */
  formatOf(name: string): ContentFormat {
    return {
      fromFile: (text) => {
        // The CMS cuts off the line break at the end.
        this.#saved.set(name, `${text}\n`);
        return readContentFile(name, text);
      },
      toFile: (value) => {
        const text = writeContent(name, this.#saved.get(name) ?? '', value);
        checkChange(this.#saved, name, text);
        this.#pending.set(name, text);
        return text;
      },
    };
  }

  /** Takes over what was written last, once it has been saved. */
  keepSaved(name: string): void {
    const text = this.#pending.get(name);
    if (text !== undefined) this.#saved.set(name, text);
  }
}
