/** A field of the CMS's configuration. The package's JSON schema checks its options. */
export interface CmsField {
  name: string;
  label: string;
  widget: string;
  /** Or the languages in which it is required. */
  required?: boolean | string[];
  hint?: string;
  field?: CmsField;
  fields?: CmsField[];
  types?: { name: string; label: string; fields: CmsField[] }[];
  /** What a translation shows of it, if the file is in several languages. */
  i18n?: boolean | 'duplicate' | 'duplicate_keys';
  [option: string]: unknown;
}

/** A content file in the CMS. */
export interface CmsFile {
  name: string;
  label: string;
  /** Path from the project root; `{{locale}}` is the language. */
  file: string;
  /** The name of the format that reads and writes the file. */
  format: string;
  i18n?: { locales: string[]; omit_default_locale_from_file_path?: boolean };
  fields: CmsField[];
}

/** A group of files in the CMS's sidebar. */
export interface CmsCollection {
  name: string;
  label: string;
  i18n?: true;
  files: CmsFile[];
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a language: `id` → `Indonesian`. */
export const languageName = (code: string) => languages.of(code) ?? code;

/**
 * The name of a folder of content: `en/pages` → `Pages: English`.
 * @param codes the languages that its files are in.
 */
export function folderLabel(folders: readonly string[], codes: readonly string[] = []): string {
  const [top = '', ...others] = folders;
  const inLanguages = codes.length > 0 ? codes : [top];
  const isLanguage = /^[a-z]{2,3}(-[a-z0-9]+)?$/.test(top);
  const first = isLanguage ? inLanguages.map(languageName).join(', ') : labelOf(top);
  return [...others.map(labelOf), first].join(': ');
}

/** `bookingSites` and `booking-sites` → `Booking sites`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
