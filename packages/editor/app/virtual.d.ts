declare module 'virtual:content-editor' {
  /** The CMS's configuration. */
  export const config: object;
  /** The content files at the time of the build. */
  export const sources: Record<string, string>;
}

declare module '@sveltia/cms' {
  interface Format {
    fromFile: (text: string, path?: string) => unknown;
    toFile: (value: unknown, language?: string) => string;
  }
  export function registerCustomFormat(name: string, extension: string, format: Format): void;
  export function registerEventListener(listener: {
    name: 'postSave';
    handler: (event: { entry: { get: (name: string) => unknown } }) => void;
  }): void;
  export function init(options: { config: object }): Promise<void>;
}
