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

/** `bookingSites` and `booking-sites` → `Booking sites`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
