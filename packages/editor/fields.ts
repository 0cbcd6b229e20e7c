import { basename, dirname } from 'node:path';
import { toLabel } from './labels.ts';
import type { JsonSchema } from './schema.ts';

/** A field of the CMS's configuration. */
export interface CmsField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  default?: unknown;
  /** For a list of single values. */
  field?: CmsField | undefined;
  /** For a group, or for a list of groups. */
  fields?: CmsField[] | undefined;
  [option: string]: unknown;
}

type Options = Partial<CmsField> & { widget: string };

/** The CMS's name for the list in a file that is only a list. */
export const rootList = 'entries';

/** The CMS's names for a content file and a folder. */
export const fileId = (name: string) => basename(name).replace(/\.\w+$/, '');
export const folderId = (folder: string) => folder.replaceAll('/', '-');

/** Finds the field that identifies an entry in a list to editors. */
function findTitle({ properties = {} }: JsonSchema): string {
  const names = ['title', 'name', 'question', 'heading', 'label', 'value'];
  return names.find((name) => properties[name]?.type === 'string') ?? 'id';
}

/** A menu of the ids in a file. */
const toMenu = (file: string): Options => ({
  widget: 'relation',
  collection: folderId(dirname(file)),
  file: fileId(file),
  value_field: `${rootList}.*.id`,
});

/** A text that grows with its words, or one line for an id, a name or an address. */
function toText({ minLength = 0, maxLength, pattern, patternMessage }: JsonSchema): Options {
  return {
    widget: pattern ? 'string' : 'text',
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(patternMessage && { pattern: [pattern, patternMessage] }),
  };
}

function toNumber({ type, minimum, exclusiveMinimum, maximum, multipleOf }: JsonSchema): Options {
  const [value_type, step] = type === 'integer' ? ['int', 1] : ['float', multipleOf ?? 0.01];
  const min = exclusiveMinimum === undefined ? minimum : Number(exclusiveMinimum) + step;
  return { widget: 'number', value_type, step, min, max: maximum };
}

function toGroup(node: JsonSchema): Options {
  const fields = toFields(node);
  // Small groups start open.
  return { widget: 'object', collapsed: fields.length > 3 && 'auto', fields };
}

function toList(name: string, { items = {}, minItems, maxItems }: JsonSchema): Options {
  const list = { widget: 'list', label_singular: 'entry', min: minItems, max: maxItems };
  const item = toField('item', items);
  const { fields } = item;
  if (fields)
    return { ...list, collapsed: true, summary: `{{fields.${findTitle(items)}}}`, fields };
  // Without a `field`, each entry is one line, which is too little for a paragraph.
  const isLines = item.widget === 'text' && name !== 'paragraphs';
  return isLines ? list : { ...list, field: item };
}

/**
 * A picture that is saved as the site needs it, with a name that is safe in URLs.
 * @param folder where it is saved, from the project root.
 * @param publicFolder the start of its path in the content.
 */
function toImage(folder: string, publicFolder: string, size: object): Options {
  const transformations = { raster_image: { format: 'webp', ...size } };
  return {
    widget: 'image',
    choose_url: false,
    media_folder: folder,
    public_folder: publicFolder,
    media_libraries: { default: { config: { slugify_filename: true, transformations } } },
  };
}

const portrait = toImage('/public/images/testimonials', '/images/testimonials', {
  quality: 50,
  width: 480,
  height: 660,
});

/** A screenshot stays large enough for dense screens. */
const screenshot = toImage('/content/pictures', '/content/pictures', {
  quality: 90,
  width: 1800,
  height: 1800,
});

function toOptions(name: string, node: JsonSchema): Options {
  // The CMS has no field for a number or a word, so the form keeps the value as it is.
  if (node.anyOf) return { widget: 'hidden' };
  if (node.idIn) return toMenu(node.idIn);
  if (node.isImage) return portrait;
  if (node.isScreenshot) return screenshot;
  if (node.enum) return { widget: 'select', options: node.enum };
  if (node.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (node.type === 'boolean') return { widget: 'boolean', default: node.default ?? false };
  if (node.type === 'object') return toGroup(node);
  if (node.type === 'array') return toList(name, node);
  if (node.type === 'integer' || node.type === 'number') return toNumber(node);
  return toText(node);
}

/** Creates the CMS's field for a value. */
export function toField(name: string, node: JsonSchema, required = true): CmsField {
  return {
    name,
    label: toLabel(name),
    required,
    hint: node.description,
    ...toOptions(name, node),
    // A new entry is a sample until somebody confirms it.
    ...(name === 'sample' && { default: true }),
  };
}

/** Creates the CMS's fields for a group, in the order of the schema. */
export function toFields({ properties = {}, required = [] }: JsonSchema): CmsField[] {
  return Object.entries(properties).map(([name, node]) =>
    toField(name, node, required.includes(name)),
  );
}
