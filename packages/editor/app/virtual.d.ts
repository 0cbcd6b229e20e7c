declare module 'virtual:content-editor' {
  /** The CMS's configuration. */
  export const config: object;
  /** The content files at the time of the build. */
  export const sources: Record<string, string>;
  /** The hashes of the texts that translations were made from at that time, by language. */
  export const madeFrom: object;
}

declare module '@noble/hashes/sha2.js' {
  interface Hash {
    update: (bytes: Uint8Array) => void;
    digest: () => Uint8Array;
  }
  export const sha256: { create: () => Hash };
}

declare module '@noble/hashes/utils.js' {
  export function bytesToHex(bytes: Uint8Array): string;
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
