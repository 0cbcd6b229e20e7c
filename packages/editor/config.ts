import { basename, dirname, resolve } from 'node:path';
import { mainLanguage } from '../../src/config/routes.ts';
import { loadSettings } from '../../src/config/settings.ts';
import { loadContent } from '../../src/content/content.ts';
import { splitFrontmatter } from '../../src/content/parse/markdown-page.ts';
import { parseYaml } from '../../src/content/parse/yaml.ts';
import { contentNames } from '../../src/content/schemas/schemas.ts';
import { readSources, type Sources } from '../../src/content/sources.ts';
import { languageFile, translationName } from '../../src/content/translation/language.ts';
import { describeFile, wordsOf, type Described } from './describe.ts';
import {
  fieldOf,
  fieldsOf,
  fileId,
  folderId,
  hasNoForm,
  rootList,
  type CmsField,
} from './fields.ts';
import { folderLabel, labelOf } from './labels.ts';
import type { EditorSettings } from './settings.ts';

/** A content file in the CMS, with its path from the project root. */
export interface CmsFile {
  name: string;
  label: string;
  file: string;
  format: 'yaml' | 'yaml-frontmatter';
  fields: CmsField[];
}

/** The name of a file in the content folder. */
export const nameOf = ({ file }: CmsFile) => file.slice('content/'.length);

const isMarkdown = (name: string) => name.endsWith('.md');

/** The text of a Markdown file; a page that is not translated has none. */
const markdownText = (required: boolean): CmsField => ({
  name: 'body',
  label: 'Text',
  widget: 'text',
  required,
  hint: 'Markdown.',
});

function formOf(node: Described, name: string, source: string): CmsField[] {
  if (isMarkdown(name)) {
    const { frontmatter = '', body = '' } = splitFrontmatter(source);
    return [...fieldsOf(node, [parseYaml(name, frontmatter)]), markdownText(body !== '')];
  }
  const value = parseYaml(name, source);
  if (node.type !== 'array') return fieldsOf(node, [value]);
  const list = fieldOf(rootList, node, [value], !!node.minItems);
  return [{ ...list, label: labelOf(fileId(name)), root: true }];
}

/** The languages of the content, the main one first: folders with a `language.yaml`. */
function languagesOf(sources: Sources): string[] {
  const folders = [...sources.keys()].map((name) => name.split('/', 1)[0] ?? '');
  const languages = folders.filter((folder) => sources.has(languageFile(folder)));
  return [...new Set([mainLanguage, ...languages])];
}

function fileOf(name: string, node: Described | undefined, sources: Sources): CmsFile[] {
  const source = sources.get(name);
  if (source === undefined || !node) return [];
  const fields = formOf(node, name, source);
  if (fields.some(hasNoForm)) return [];
  const file = {
    name: fileId(name),
    label: labelOf(fileId(name)),
    file: `content/${name}`,
    fields,
  };
  return [{ ...file, format: isMarkdown(name) ? 'yaml-frontmatter' : 'yaml' }];
}

/** The content files that have a form. A translation has its own, with words only. */
export function filesOf(sources: Sources): CmsFile[] {
  return languagesOf(sources).flatMap((code) =>
    contentNames.flatMap((english) => {
      const node = describeFile(english);
      if (code === mainLanguage) return fileOf(english, node, sources);
      const translated = isMarkdown(english) ? node : wordsOf(node);
      return fileOf(translationName(english, code), translated, sources);
    }),
  );
}

/** Where the CMS saves. A folder on this machine it asks for by the name after the slash. */
function backendOf({ CMS_REPOSITORY: repo, CMS_BRANCH: branch, CMS_SIGN_IN }: EditorSettings) {
  if (!repo) return { backend: { name: 'github', repo: `this/${basename(resolve('.'))}` } };
  const signIn = CMS_SIGN_IN ? { base_url: CMS_SIGN_IN } : { auth_methods: ['token'] };
  if (branch) return { backend: { name: 'github', repo, branch, ...signIn } };
  return { backend: { name: 'github', repo, ...signIn }, publish_mode: 'editorial_workflow' };
}

/** The CMS's configuration: a group for each folder of the content, and a form for each file. */
export function cmsConfig(settings: EditorSettings = {}, sources = readSources()) {
  const groups = Map.groupBy(filesOf(sources), (file) => dirname(nameOf(file)));
  return {
    ...backendOf(settings),
    app_title: `${loadContent().company.name}: content`,
    site_url: loadSettings().siteOrigin,
    // Portraits are the only pictures.
    media_folder: 'public/images/testimonials',
    public_folder: '/images/testimonials',
    // Pictures come from the company, and not from a stock photo service.
    media_libraries: { stock_assets: { providers: [] } },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [...groups].map(([folder, files]) => ({
      name: folderId(folder),
      label: folderLabel(folder),
      files,
    })),
  };
}
