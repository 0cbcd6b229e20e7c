import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

test('CI audits the packages of every lockfile', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  const audited = workflow.split('- run: npm audit').slice(1);
  const folderOf = (step: string) => /working-directory: (.*)/.exec(step)?.[1] ?? '.';
  const exclude = ['**/node_modules', '.build'];
  const lockfiles = globSync('{.,*,*/*}/package-lock.json', { exclude });
  expect(new Set(audited.map(folderOf))).toEqual(new Set(lockfiles.map(dirname)));
});
