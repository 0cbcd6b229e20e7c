import { parseArgs } from 'node:util';
import { mainLanguage } from '../src/config/routes.ts';
import { contentFolder, contentPath, readSources } from '../src/content/sources.ts';
import { readLanguages } from '../src/content/translation/language.ts';
import { runProgram, UserError } from '../build/cli.ts';
import {
  englishChange,
  recordCompared,
  staleTranslations,
  translationsIn,
} from './translations/compared.ts';

const usage = `npm run translations                    lists what has changed in English since it was translated
npm run translations -- --accept FILE…  records that these translations fit the English of today`;

function readArguments() {
  try {
    return parseArgs({ options: { accept: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new UserError(`Usage:\n${usage}`);
  }
}

await runProgram(async () => {
  const { values, positionals } = readArguments();
  const sources = readSources();
  const codes = readLanguages(sources)
    .map(({ code }) => code)
    .filter((code) => code !== mainLanguage);
  if (values.accept) {
    const names = positionals.map((file) => file.replace(`${contentFolder}/`, ''));
    const known = codes.flatMap((code) => translationsIn(sources, code));
    const unknown = names.find((name) => !known.includes(name));
    if (names.length === 0 || unknown !== undefined) {
      throw new UserError(`${unknown ?? 'Nothing'} is not a translation.\n${usage}`);
    }
    for (const code of codes) recordCompared(sources, code, names);
    return;
  }
  for (const code of codes) {
    const stale = staleTranslations(sources, code);
    for (const name of stale) console.log(`${contentPath(name)}\n${englishChange(name, code)}`);
    const count = translationsIn(sources, code).length;
    console.log(`${code}: ${stale.length} of ${count} files to compare with English.`);
  }
});
