import { writeFileSync } from 'node:fs';
import { runProgram } from '../build/cli.ts';
import { languageFile } from '../src/content/languages.ts';
import { parseYaml } from '../src/content/parse/yaml.ts';
import { schemas } from '../src/content/schemas/schemas.ts';
import { contentPath, readSources } from '../src/content/sources.ts';
import { readTypes, typesFile, writeTypes } from '../src/content/words/words-types.ts';

// Writes the types of the words from the English files, after a change of their fields.
await runProgram(() => {
  const others = [...Object.keys(schemas), languageFile('en')];
  const words = [...readSources()].filter(
    ([name]) => /^en\/.*\.yaml$/.test(name) && !others.includes(name),
  );
  const values = words.map(
    ([name, source]) => [name, parseYaml(contentPath(name), source)] as const,
  );
  writeFileSync(typesFile, writeTypes(new Map(values), readTypes()));
  console.log(`The types are in ${typesFile}. Commit them with the words.`);
});
