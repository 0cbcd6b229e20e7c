import { basename, dirname, resolve } from 'node:path';
import { mainLanguage } from '../../src/config/routes.ts';
import { loadSettings } from '../../src/config/settings.ts';
import { loadContent } from '../../src/content/content.ts';
import { readLanguages, translationName } from '../../src/content/languages.ts';
import { fileNames } from '../../src/content/read-files.ts';
import { readSources, type Sources } from '../../src/content/sources.ts';
import { fileId, folderId, rootList, toField, toFields, type CmsField } from './fields.ts';
import { toFolderLabel, toLabel } from './labels.ts';
import { keepWords, readSchema, type JsonSchema } from './schema.ts';
import team from './team.json' with { type: 'json' };

/** A content file in the CMS, with its path from the project root. */
export interface CmsFile {
  name: string;
  label: string;
  file: string;
  format: 'yaml' | 'yaml-frontmatter';
  fields: CmsField[];
}

/** The path of a file in the content folder. */
export const contentName = ({ file }: CmsFile) => file.slice('content/'.length);

/** The CMS has no field for a list of names and links, or for groups with free names. */
const hasForm = (name: string) => name !== 'facts/navigation.yaml';

const isMarkdown = (name: string) => name.endsWith('.md');

function toForm(node: JsonSchema, name: string): CmsField[] {
  const body = { name: 'body', label: 'Text', widget: 'text', hint: 'Markdown.' };
  if (isMarkdown(name)) return [...toFields(node), body];
  if (node.type !== 'array') return toFields(node);
  return [{ ...toField(rootList, node), label: toLabel(fileId(name)), root: true }];
}

/** Lists the content files that have a form. Each translation has its own form, with only words. */
export function listFiles(sources: Sources): CmsFile[] {
  return readLanguages(sources).flatMap(({ code }) =>
    fileNames.filter(hasForm).flatMap((english): CmsFile | [] => {
      const name = translationName(english, code);
      const isWhole = code === mainLanguage || isMarkdown(english);
      const node = isWhole ? readSchema(english) : keepWords(english, readSchema(english));
      if (!sources.has(name) || !node) return [];
      return {
        name: fileId(name),
        label: toLabel(fileId(name)),
        file: `content/${name}`,
        format: isMarkdown(name) ? 'yaml-frontmatter' : 'yaml',
        fields: toForm(node, name),
      };
    }),
  );
}

/**
 * Creates the CMS's configuration: a group for each content folder, and a form for each file.
 * @param isLocal whether it edits a folder on this machine, which it asks for by the name after the slash in `repo`.
 */
export function createCmsConfig(isLocal: boolean) {
  const groups = Map.groupBy(listFiles(readSources()), (file) => dirname(contentName(file)));
  return {
    backend: isLocal ? { name: 'github', repo: `this/${basename(resolve('.'))}` } : team,
    app_title: `${loadContent().company.name}: content`,
    site_url: loadSettings().siteOrigin,
    // Where pictures are saved that no field asks for.
    media_folder: 'content/pictures',
    // Pictures come from the company, and not from a stock photo service.
    media_libraries: { stock_assets: { providers: [] } },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [...groups].map(([folder, files]) => ({
      name: folderId(folder),
      label: toFolderLabel(folder),
      files,
    })),
  };
}
