import { isPublic } from '../../build/site-files.ts';

/** The response to a path: a file, or the address to redirect to. */
export type Answer = { file: string } | { location: string };

/** The page for unknown addresses. Its headers apply to every response that is not a file of the site. */
export const notFoundPage = '404.html';

/** Whether a file is the page for unknown addresses, of the site or of a language: `id/404.html`. */
function isNotFoundPage(file: string): boolean {
  return /^(?:[\w-]+\/)?404\.html$/.test(file);
}

/** The pages for unknown addresses below a folder, by the beginning of the addresses: `/id/`. */
export function notFoundPagesOfFolders(files: Iterable<string>): Map<string, string> {
  return new Map(
    [...files]
      .filter((file) => file !== notFoundPage && isNotFoundPage(file))
      .map((file) => [`/${file.replace(notFoundPage, '')}`, file]),
  );
}

const home = 'index.html';

/** The address of a file: `/about` for `about.html`; null if it has none. */
export function addressOf(file: string): string | null {
  if (!isPublic(file) || isNotFoundPage(file)) return null;
  return file === home ? '/' : `/${file.replace(/\.html$/, '')}`;
}

function alternateAddresses(file: string, address: string): string[] {
  if (!file.endsWith('.html')) return [];
  return [`/${file}`, ...(file === home ? ['/index', '/index/'] : [`${address}/`])];
}

/** Every address of a site, by decoded path. The configuration of every hosting target is made from this. */
export function siteAddresses(files: Iterable<string>): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const file of files) {
    const address = addressOf(file);
    if (address === null) continue;
    answers.set(address, { file });
    for (const alternate of alternateAddresses(file, address)) {
      answers.set(alternate, { location: address });
    }
  }
  return answers;
}
