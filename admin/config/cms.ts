/** A field of the CMS's configuration. The package's JSON schema checks its options. */
export interface CmsField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  field?: CmsField;
  fields?: CmsField[];
  [option: string]: unknown;
}

/** A content file in the CMS. */
export interface CmsFile {
  name: string;
  label: string;
  /** Path from the project root. */
  file: string;
  /** The name of the format that reads and writes the file. */
  format: string;
  fields: CmsField[];
}

/** A group of files in the CMS's sidebar. */
export interface CmsCollection {
  name: string;
  label: string;
  files: CmsFile[];
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a folder of content: `en/pages` → `English: pages`. */
export function folderLabel(folders: readonly string[]): string {
  const [top = '', ...others] = folders;
  const first = /^[a-z]{2}$/.test(top) ? (languages.of(top) ?? top) : labelOf(top);
  return [first, ...others].join(': ');
}

/** `bookingSites` and `booking-sites` → `Booking sites`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
