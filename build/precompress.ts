import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPublic, listFiles } from './site-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const textual = /\.(html|css|js|json|svg|ico|xml|txt)$/;

/**
 * Writes a `.br` and a `.gz` copy of every text file in a folder at the highest compression level, so servers don't
 * have to compress on each request.
 */
export async function precompress(folder: string): Promise<void> {
  const files = listFiles(folder).filter((name) => textual.test(name) && isPublic(name));
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
