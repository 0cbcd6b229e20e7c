import { isPublic } from './site-files.ts';

/** What a path is answered with: a file, or the address to move on to. */
export type Answer = { file: string } | { location: string };

/** Answers what no address has, and lends its headers to whatever is not a file of the site. */
export const notFoundPage = '404.html';

const home = 'index.html';

/** The address of a file: `/about` for `about.html`; null for what has none of its own. */
export function addressOf(file: string): string | null {
  if (!isPublic(file) || file === notFoundPage) return null;
  return file === home ? '/' : `/${file.replace(/\.html$/, '')}`;
}

function formerAddresses(file: string, address: string): string[] {
  if (!file.endsWith('.html')) return [];
  return [`/${file}`, ...(file === home ? ['/index', '/index/'] : [`${address}/`])];
}

/** All that a site answers, by decoded path. Every host's configuration is made from this. */
export function siteAddresses(files: Iterable<string>): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const file of files) {
    const address = addressOf(file);
    if (address === null) continue;
    answers.set(address, { file });
    for (const former of formerAddresses(file, address)) {
      answers.set(former, { location: address });
    }
  }
  return answers;
}
