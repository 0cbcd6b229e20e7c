import { parseArgs } from 'node:util';
import { loadEnvFile } from '../src/config/env-file.ts';
import { runProgram, UserError } from './cli.ts';

const usage = `npm run translations [-- language]
  -- --accept [language] [file or key…]    records that these translations fit today's English texts`;

function readArguments() {
  try {
    return parseArgs({ options: { accept: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new UserError(`Usage: ${usage}`);
  }
}

await runProgram(async () => {
  const { values, positionals } = readArguments();
  loadEnvFile();
  // Imported here, since they refuse settings and content that are not valid.
  const { languages } = await import('../src/content/content.ts');
  const { acceptTranslations } = await import('./translations/accept.ts');
  const { report } = await import('./translations/report.ts');
  const codes = languages.map(({ code }) => code).slice(1);
  if (codes.length === 0)
    throw new UserError('The site has one language: there is no translation.');
  const [first] = positionals;
  const named = first !== undefined && codes.includes(first) ? [first] : undefined;
  const selected = named ? positionals.slice(1) : positionals;
  if (!values.accept && selected.length > 0) {
    throw new UserError(
      `There is no language "${selected[0]}"; the languages are ${codes.join(', ')}.`,
    );
  }
  for (const code of named ?? codes) {
    if (values.accept) console.log(acceptTranslations('content', code, selected));
    console.log(`${report('content', code).join('\n')}\n`);
  }
});
