import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { readPackage, thirdPartyNotices } from '../build/third-party.ts';
import {
  parseTypefaces,
  typefacesFile,
  type Typeface,
  type Typefaces,
} from '../src/config/typefaces.ts';
import { runProgram, UserError } from './cli.ts';
import { measureTypefaces } from './typefaces/measure.ts';

/** The typefaces in use; undefined if the file is missing or invalid. */
function readInUse(): Typefaces | undefined {
  try {
    return parseTypefaces(readFileSync(typefacesFile, 'utf8'));
  } catch (error) {
    // Two new packages replace a broken file.
    if (process.argv.length > 2) return undefined;
    throw error;
  }
}

function describe({ name, fonts, fallbacks }: Typeface): string {
  const weights = fonts.map(({ weight }) =>
    typeof weight === 'number' ? `${weight}` : `${weight.min} to ${weight.max}`,
  );
  return `${name} ${weights.join(', ')}; until it loads, ${fallbacks[0]?.font}`;
}

// Measures the two packages of the arguments, or those in use again, and writes brand/typefaces.json.
await runProgram(async () => {
  const given = process.argv.slice(2);
  if (given.length !== 0 && given.length !== 2) {
    throw new UserError(
      'npm run fonts takes two packages, -- <package for headlines> <package for text>, or none to measure those in use again.',
    );
  }
  const inUse = readInUse();
  const [display = inUse?.display.package ?? '', text = inUse?.text.package ?? ''] = given;
  const measured = await measureTypefaces({ display, text }, inUse);
  // Refuses a license that the build would refuse.
  thirdPartyNotices([display, text].map(readPackage));
  await writeFile(typefacesFile, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`${typefacesFile} is written.`);
  console.log(`Headlines: ${describe(measured.display)}.\nText: ${describe(measured.text)}.`);
});
