import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { runProgram } from '../build/cli.ts';
import { languageFile } from '../src/content/languages.ts';
import { parseYaml } from '../src/content/parse/yaml.ts';
import { schemas } from '../src/content/schemas/schemas.ts';
import { contentPath, readSources } from '../src/content/sources.ts';
import { words } from '../src/content/words/words.generated.ts';
import { wordsFile, writeWords } from '../src/content/words/write-words.ts';

// Writes the schemas and types of the words from the English files, after a change of their fields.
await runProgram(async () => {
  const others = [...Object.keys(schemas), languageFile('en')];
  const files = [...readSources()].filter(
    ([name]) => /^en\/.*\.yaml$/.test(name) && !others.includes(name),
  );
  const values = files.map(
    ([name, source]) => [name, parseYaml(contentPath(name), source)] as const,
  );
  writeFileSync(wordsFile, writeWords(new Map(values), words));
  execFileSync('oxfmt', [wordsFile], { shell: process.platform === 'win32' });
  console.log(`The types are in ${wordsFile}. Commit them with the words.`);
});
