import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readMadeFrom } from '../../src/content/translation/made-from.ts';
import { problemLine } from '../release/problem.ts';
import { translationProblems } from '../release/translation-problems.ts';
import { acceptTranslations } from './accept.ts';
import { report } from './report.ts';

let folder: string;
const inFolder = (name: string) => join(folder, name);
const write = (name: string, text: string) => writeFileSync(inFolder(name), text);
const linesAbout = (word: string) => report(folder, 'cy').filter((line) => line.includes(word));
const fileRow = (file: string) => {
  const row = report(folder, 'cy').find((line) => line.startsWith(`${file} `)) ?? '';
  const [, ...counts] = row.split(/\s{2,}/);
  return counts;
};

// The shipped English and a language with a few texts.
const about = parse(readFileSync('content/en/pages/about.yaml', 'utf8')) as {
  intro: { eyebrow: string; heading: string; lead: string };
};
const intro = ['eyebrow', 'heading'] as const;

beforeEach(() => {
  mkdirSync('.build', { recursive: true });
  folder = mkdtempSync('.build/translations-');
  for (const part of ['en', 'facts'])
    cpSync(join('content', part), inFolder(part), { recursive: true });
  mkdirSync(inFolder('cy/pages'), { recursive: true });
  write('cy/language.yaml', 'name: Cymraeg\nlocale: cy-GB\nreviewed: false\n');
  const translated = intro.map((key) => `  ${key}: ${JSON.stringify(`Cy ${about.intro[key]}`)}\n`);
  write('cy/pages/about.yaml', `intro:\n${translated.join('')}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('npm run translations', () => {
  test('counts texts by file, and names those that are missing and stale', () => {
    const [texts, missing, stale, unused, fresh] = fileRow('pages/about.yaml');
    expect([Number(texts) - Number(missing), stale, unused, fresh]).toEqual([2, '2', '0', '0%']);
    expect(linesAbout('pages/about.yaml, intro')).toEqual([
      `${inFolder('cy/pages/about.yaml')}, intro.lead: missing, so the page shows English`,
      `${inFolder('cy/pages/about.yaml')}, intro.eyebrow: stale, the English text has changed`,
      `${inFolder('cy/pages/about.yaml')}, intro.heading: stale, the English text has changed`,
    ]);
  });

  test('lists legal texts as English on purpose, and no text that is only a fact', () => {
    expect(linesAbout('legal/cookies.md, ')).toEqual([
      `${inFolder('cy/legal/cookies.md')}, the whole text: English, as the page says`,
    ]);
    write(
      'en/pages/about.yaml',
      `${readFileSync(inFolder('en/pages/about.yaml'), 'utf8')}`.replace(
        /^ {2}eyebrow: .*$/m,
        "  eyebrow: '{{brand}} 24/7'",
      ),
    );
    expect(
      linesAbout('about.yaml, intro.eyebrow').filter((line) => line.includes('missing')),
    ).toEqual([]);
  });

  test('accepts a key, a file or everything, and asks again once English changes', () => {
    acceptTranslations(folder, 'cy', ['pages/about.yaml', 'intro.heading']);
    expect(fileRow('pages/about.yaml')[2]).toBe('1');
    acceptTranslations(folder, 'cy', ['content/cy/pages/about.yaml'.replace('content', folder)]);
    expect(fileRow('pages/about.yaml')[2]).toBe('0');
    rmSync(inFolder('cy/made-from.json'));
    expect(acceptTranslations(folder, 'cy', [])).toBe(
      `${folder}/cy: recorded that 2 texts fit today's English.`,
    );
    const english = readFileSync(inFolder('en/pages/about.yaml'), 'utf8');
    write(
      'en/pages/about.yaml',
      english.replace(about.intro.heading, `New ${about.intro.heading}`),
    );
    expect(linesAbout('stale,')).toEqual([
      `${inFolder('cy/pages/about.yaml')}, intro.heading: stale, the English text has changed`,
    ]);
  });

  test('names hashes that nothing uses, and drops them when texts are accepted', () => {
    acceptTranslations(folder, 'cy', []);
    rmSync(inFolder('cy/pages/about.yaml'));
    expect(linesAbout('unused,')).toHaveLength(2);
    acceptTranslations(folder, 'cy', []);
    expect(readMadeFrom(folder, 'cy')).toEqual({});
  });

  test('refuses a file or a key that has no translation, and records nothing', () => {
    const accept = (selected: string[]) => () => acceptTranslations(folder, 'cy', selected);
    expect(accept(['pages/abuot.yaml'])).toThrow('has no texts of a file "pages/abuot.yaml".');
    expect(accept(['intro.lead'])).toThrow('No translated text has the key "intro.lead".');
    expect(existsSync(inFolder('cy/made-from.json'))).toBe(false);
  });

  test('refuses hashes that were changed by hand', () => {
    write('cy/made-from.json', '{');
    expect(() => report(folder, 'cy')).toThrow(
      `${inFolder('cy/made-from.json')}: a command writes this file, and it is not valid; delete it, then run "npm run translations -- --accept cy".`,
    );
  });
});

describe('the release check', () => {
  const problems = () => translationProblems(folder).map(problemLine);

  test('asks for missing texts, changed ones and a review, once per file', () => {
    const file = inFolder('cy/pages/about.yaml');
    const ofAbout = problems().filter((line) => line.startsWith(file));
    expect(ofAbout).toHaveLength(2);
    expect(ofAbout[0]).toMatch(
      / texts without a translation, so that the page shows English; translate them, then run "npm run translations -- --accept cy pages\/about\.yaml"\.$/,
    );
    expect(ofAbout[1]).toBe(
      `${file}, intro.eyebrow; intro.heading: the English of 2 texts has changed since the translation; compare them, then run "npm run translations -- --accept cy pages/about.yaml".`,
    );
    expect(problems().at(-1)).toBe(
      `${inFolder('cy/language.yaml')}, reviewed: no native speaker has reviewed the texts in Cymraeg; have one read every page, then write \`reviewed: true\`.`,
    );
    expect(problems().filter((line) => line.includes('/legal/'))).toEqual([]);
  });

  test('asks nothing about English', () => {
    rmSync(inFolder('cy'), { recursive: true });
    expect(problems()).toEqual([]);
  });
});
