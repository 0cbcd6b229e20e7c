import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Where the built site goes, from the project root; tests build into separate folders. */
export const findSiteFolder = () => process.env['SITE_FOLDER'] || 'dist';

/** Where the build keeps files that are not part of the site. */
export const buildFolder = '.build';

/** Paths of all files in a folder, relative to it, with forward slashes on every system. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const textual = /\.(html|css|js|json|svg|ico|xml|txt)$/;

/**
 * Writes a `.br` and a `.gz` copy of every text file in a folder at the highest compression level, so servers don't
 * have to compress on each request.
 */
export async function precompress(folder: string): Promise<void> {
  const files = listFiles(folder).filter((name) => textual.test(name));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const source = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      };
      await writeFile(`${path}.br`, await toBrotli(source, { params }));
      await writeFile(`${path}.gz`, await toGzip(source, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
