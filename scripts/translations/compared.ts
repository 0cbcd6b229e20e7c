import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { contentPath, type Sources } from '../../src/content/sources.ts';
import { englishName, languageFile } from '../../src/content/translation/language.ts';

/** The English file that each translation was last compared with: its hash in git, by the translation's name. */
export type Compared = Readonly<Record<string, string>>;

const comparedFile = (code: string) => contentPath(`${code}/compared.json`);

/** The hashes of a language; none if there is no such file. */
function readCompared(code: string): Compared {
  const file = comparedFile(code);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Compared) : {};
}

/** The hash of a text as git stores it: `git hash-object`. */
export function gitHash(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The translations of a language, by name: `id/faq.yaml`. */
export function translationsIn(sources: Sources, code: string): string[] {
  return [...sources.keys()]
    .filter((name) => name.startsWith(`${code}/`) && name !== languageFile(code))
    .filter((name) => sources.has(englishName(name, code)))
    .toSorted();
}

/** The translations whose English file is another one than they were last compared with. */
export function staleTranslations(
  sources: Sources,
  code: string,
  compared = readCompared(code),
): string[] {
  return translationsIn(sources, code).filter(
    (name) => compared[name] !== gitHash(sources.get(englishName(name, code)) ?? ''),
  );
}

/** Records that translations were compared with the English files as they are now. */
export function recordCompared(sources: Sources, code: string, names: readonly string[]): void {
  const compared = readCompared(code);
  const recorded = translationsIn(sources, code).flatMap((name) => {
    const now = gitHash(sources.get(englishName(name, code)) ?? '');
    const hash = names.includes(name) ? now : compared[name];
    return hash === undefined ? [] : [[name, hash]];
  });
  writeFileSync(comparedFile(code), `${JSON.stringify(Object.fromEntries(recorded), null, 2)}\n`);
}

/** What has changed in the English file since a translation was compared with it, as git shows it. */
export function englishChange(name: string, code: string): string {
  const hash = readCompared(code)[name];
  const english = contentPath(englishName(name, code));
  if (hash === undefined) return `Nobody has recorded yet that it was compared with ${english}.`;
  try {
    const args = ['diff', '--unified=1', hash, english];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return `Git does not have the ${english} that it was compared with: compare the whole file.`;
  }
}
