import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { companyEdits } from './company.ts';
import type { Edit } from './edit.ts';
import { entries } from './entries.ts';
import { facts } from './facts.ts';
import { pages } from './pages.ts';
import { words } from './words.ts';

/** Content changes that are all valid together. */
export const edits: readonly Edit[] = [...facts, ...entries, ...words, ...pages, ...companyEdits];

/** Makes all edits in a copy of the project. */
export function applyEdits(folder: string): void {
  for (const { file, change } of edits) {
    const path = join(folder, file);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change(source));
  }
}
