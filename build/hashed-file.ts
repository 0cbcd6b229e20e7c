import { createHash } from 'node:crypto';

/** Where a file of the build goes whose name says its content, so that it may be kept for ever. */
export function hashedFile(name: string, extension: string, source: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return `_astro/${name}.${hash}.${extension}`;
}
