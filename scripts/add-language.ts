import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runProgram, UserError } from '../build/cli.ts';
import { checkContent } from '../src/content/content.ts';
import { contentPath, readSources } from '../src/content/sources.ts';
import { createLanguage } from '../src/content/translation/create-language.ts';

// Creates the folder of a new language with the English words, for translation.
await runProgram(async () => {
  const [, , code = ''] = process.argv;
  if (!/^[a-z]{2,3}$/.test(code))
    throw new UserError('Usage: npm run language -- pt, with the code of the language (ISO 639).');
  const folder = contentPath(code);
  if (existsSync(folder)) throw new UserError(`${folder} already exists.`);
  checkContent();
  for (const [name, text] of createLanguage(readSources(), code)) {
    const file = contentPath(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(
    `${folder} contains the English words. Translate them, then publish the language in language.yaml.`,
  );
});
