import { mainLanguage } from '../../../src/config/routes.ts';
import { splitFrontmatter } from '../../../src/content/parse/markdown-page.ts';
import { parseYaml } from '../../../src/content/parse/yaml.ts';
import type { Sources } from '../../../src/content/sources.ts';
import { folderLabel, labelOf, type CmsCollection, type CmsField, type CmsFile } from './cms.ts';
import { describe, type Described } from './describe.ts';
import { fieldFor, fieldsOf, titleName } from './fields.ts';
import { isFacts, languagesOf, languagesOfFile, nameIn } from './languages.ts';
import { fileNames, formatName, markdownText, rootList, schemaOf } from './files.ts';

const foldersOf = (name: string) => name.split('/').slice(0, -1);

/** The group and the name of a file: `en/pages/home.yaml` is `home` in `en-pages`. */
export function placeOf(name: string): { collection: string; file: string } {
  const file =
    name
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  return { collection: foldersOf(name).join('-'), file };
}

/** Finds a field in a described file by its path, such as `features.phases`. */
function fieldAt(node: Described, path: string): Described | undefined {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<Described | undefined>((inside, key) => inside?.properties?.[key], node);
}

/**
 * Where the images of a file are. The CMS takes a folder for a field too, but not for one of a group in a
 * list (version 0.221.1).
 */
function imageFolderOf({ imageFolder, items, properties = {} }: Described): string | undefined {
  const inside = [...(items ? [items] : []), ...Object.values(properties)];
  return imageFolder ?? inside.map(imageFolderOf).find((folder) => folder !== undefined);
}

function mediaOf(node: Described) {
  const folder = imageFolderOf(node);
  return folder === undefined ? {} : { media_folder: `/public${folder}`, public_folder: folder };
}

/** Where the images of a text in Markdown are, and how the text names the folder. */
const textMedia = { media_folder: '/content/images', public_folder: '../../images' };

/** A menu of the entries of a list, by id. */
function menuOf(file: string, list: string): CmsField {
  const entry = fieldAt(describe(schemaOf(file)), list)?.items;
  const path = list || rootList;
  const title = titleName(entry?.properties ?? {}) ?? 'id';
  return {
    ...placeOf(file),
    widget: 'relation',
    value_field: `${path}.*.id`,
    display_fields: [`${path}.*.${title}`],
    search_fields: [`${path}.*.${title}`, `${path}.*.id`],
  } as unknown as CmsField;
}

function fieldsOfFile(name: string, source: string, isTranslated: boolean): CmsField[] {
  const node = describe(schemaOf(name));
  const context = { findList: menuOf, isTranslated };
  if (name.endsWith('.md')) {
    const { frontmatter = '', body = '' } = splitFrontmatter(source);
    const text: Described = { type: 'string' };
    return [
      ...fieldsOf(node, [parseYaml(name, frontmatter)], context),
      fieldFor(markdownText, text, [body], { isRequired: true, context }),
    ];
  }
  const values = [parseYaml(name, source)];
  if (node.type !== 'array') return fieldsOf(node, values, context);
  const { file } = placeOf(name);
  const list = fieldFor(rootList, node, values, { isRequired: true, context });
  return [{ ...list, label: labelOf(file), root: true }];
}

/** The main language's facts are not in a folder of their language. */
const factsPath = { omit_default_locale_from_file_path: true };

function fileOf(name: string, sources: Sources): CmsFile {
  const languages = languagesOfFile(name, sources);
  const isTranslated = languages.length > 1;
  return {
    name: placeOf(name).file,
    label: labelOf(placeOf(name).file),
    file: `content/${isTranslated ? nameIn('{{locale}}', name) : name}`,
    format: formatName(name),
    ...(isTranslated && { i18n: { locales: languages, ...(isFacts(name) && factsPath) } }),
    ...(name.endsWith('.md') ? textMedia : mediaOf(describe(schemaOf(name)))),
    fields: fieldsOfFile(name, sources.get(name) ?? '', isTranslated),
  };
}

/** The content files as the CMS shows them: a group for each folder. */
export function collectionsOf(sources: Sources): CmsCollection[] {
  const groups = Map.groupBy(fileNames(sources), (name) => placeOf(name).collection);
  return [...groups].map(([collection, names]) => {
    const files = names.map((name) => fileOf(name, sources));
    const languages = files.find(({ i18n }) => i18n)?.i18n?.locales;
    return {
      name: collection,
      label: folderLabel(foldersOf(names[0] ?? ''), languages),
      ...(languages && { i18n: true as const }),
      files,
    };
  });
}

/** The CMS's options for several languages; none for one. */
export function languageSettings(sources: Sources) {
  const locales = languagesOf(sources);
  if (locales.length === 1) return {};
  return { i18n: { structure: 'multiple_files', locales, default_locale: mainLanguage } };
}
