import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ContentError } from '../domain/content-error.ts';
import { readContent } from './content.ts';

/** Mistakes an editor makes: the file, what stands there, what is written instead. */
const mistakes: [file: string, from: string | RegExp, to: string][] = [
  ['plans.yaml', /(id: pro[^]*?yearly:) \d+/, '$1 1'],
  ['plans.yaml', /monthly: \d+/, '$& USD'],
  ['terms.yaml', "'2025-04-06'", 'April 6, 2025'],
  ['otas.yaml', 'commissionPercent: 8', 'commissionPercent: 8%'],
  ['card-processing.yaml', 'perBookingCents: 30', 'perBookingCents: 0.30'],
  ['integrations.yaml', '{ monogram: 3v }', '{ icon: three-sixty-five }'],
  ['integrations.yaml', 'category: smart-home\n', 'category: Smart Home\n'],
  ['integrations.yaml', 'id: apaleo', 'id: Apaleo'],
  ['integration-categories.yaml', /alsoCalled: thermostat.*/, 'alsoCalled:'],
  ['features.yaml', 'icon: house', 'icon: home'],
  ['showcase.yaml', /( {2}features:\n) {4}- .*\n/, '$1'],
  ['tour.yaml', 'scene: tour-book', 'scene: tour-booking'],
  ['testimonials.yaml', 'testimonials/shore.svg', 'testimonials/hannah.jpg'],
  ['faq.yaml', 'answer: You open an account', 'answer: Simply: you open an account'],
  ['faq.yaml', '- id: team-members', '- id: free-trial'],
  ['faq.yaml', 'question: How does the free', 'qestion: How does the free'],
  ['shell.yaml', ' ({hotkey})', ''],
  ['pages/home.yaml', '{{trialDays}}-day', '{{trailDays}}-day'],
  ['pages/home.yaml', /^ {2}description: .*$/m, '  description: Rental software.'],
  ['pages/about.yaml', /( {2}items:\n) {4}- title: .*\n( {6}.*\n)+/, '$1'],
  ['pages/careers.yaml', 'icon: laptop', 'icon: notebook'],
  ['pages/contact.yaml', 'integration with {integration}', 'integration'],
  ['pages/integrations.yaml', '{found} of {count}', '{found} of {total}'],
  ['pages/investors.yaml', 'cta: Contact us', 'cta:'],
  ['pages/login.yaml', /^submit: .*$/m, '$&\n$&'],
  ['pages/not-found.yaml', '/#savings-calculator', '/#savings'],
  ['legal/cookies.md', /^---\n/, ''],
  ['legal/terms-of-service.md', '{{trialDays}} days', '{{trialdays}} days'],
];

/** What the guide prints as the build's answers; `…` stands for the rest of a long one. */
const lines = readFileSync('docs/editing.md', 'utf8').matchAll(/^ {4}(src\/content\/.+)$/gm);
const printed = [...new Set([...lines].map(([, line = '']) => line.replace(/…$/, '')))].toSorted();

mkdirSync('.build', { recursive: true });
const scratch = mkdtempSync('.build/mistakes-');
afterAll(() => rmSync(scratch, { recursive: true }));

/** What the build answers to a mistake, made in a copy of the content. */
function answerTo([file, from, to]: (typeof mistakes)[number]): string {
  const folder = mkdtempSync(join(scratch, 'copy-'));
  cpSync('src/content', folder, { recursive: true });
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.replace(from, to));
  try {
    readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.message.replace(folder, 'src/content');
    throw error;
  }
  throw new Error(`${file} is published with ${to}`);
}

test('the guide prints, word for word, what the build answers to mistakes in every file', () => {
  const answers = mistakes.map(answerTo);
  const documented = answers.map(
    (answer) => printed.find((line) => answer.startsWith(line)) ?? answer,
  );
  expect(documented.toSorted()).toEqual(printed);
}, 60_000);
