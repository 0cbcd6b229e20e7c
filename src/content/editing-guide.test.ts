import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ContentError } from '../domain/content-error.ts';
import { double, isWhole, put, readChanged, swap } from './changed-content.fixture.ts';

/** Mistakes an editor makes, whatever the words of the site: the file, and how it is changed. */
const mistakes: [file: string, change: (source: string) => string][] = [
  ['plans.yaml', put([1, 'price', 'yearly'], 1)],
  ['plans.yaml', put([0, 'price', 'monthly'], '199 USD')],
  ['terms.yaml', put(['legalUpdated'], 'April 6, 2025')],
  ['otas.yaml', put([0, 'commissionPercent'], '8%')],
  ['card-processing.yaml', put(['perBookingCents'], 0.3)],
  ['integrations.yaml', put([0, 'logo'], { icon: 'three-sixty-five' })],
  ['integrations.yaml', put([0, 'category'], 'Elsewhere')],
  ['integrations.yaml', put([0, 'id'], 'A Vendor')],
  ['integration-categories.yaml', put([0, 'alsoCalled'], null)],
  ['features.yaml', put([0, 'icon'], 'home')],
  ['showcase.yaml', put([0, 'features'], ['One', 'Two', 'Three', 'Four'])],
  ['tour.yaml', put([0, 'image', 'scene'], 'tour-booking')],
  ['testimonials.yaml', put([0, 'author', 'image'], '/images/testimonials/nobody.jpg')],
  ['faq.yaml', swap(/^ {2}answer: /m, '$&Simply: ')],
  ['faq.yaml', double],
  ['faq.yaml', swap(/^ {2}question:/m, '  qestion:')],
  ['shell.yaml', put(['toasts', 'region'], 'Notifications')],
  ['pages/home.yaml', put(['hero', 'note'], '{{trailDays}}-day free trial.')],
  ['pages/home.yaml', put(['meta', 'description'], 'Rental software.')],
  ['pages/about.yaml', put(['values', 'items'], [])],
  ['pages/careers.yaml', put(['benefits', 'items', 0, 'icon'], 'notebook')],
  ['pages/contact.yaml', put(['form', 'integration'], 'I would like an integration.')],
  ['pages/integrations.yaml', put(['search', 'found'], '{found} of {total} systems')],
  ['pages/integrations.yaml', put(['search', 'bookingSites', 'question'], 'other-platform')],
  ['pages/investors.yaml', put(['contact', 'cta'], null)],
  ['pages/login.yaml', (source) => `${source}\nsubmit: Sign in\n`],
  ['pages/not-found.yaml', put(['links', 2, 'href'], '/#savings')],
  ['legal/cookies.md', swap(/^---\n/, '')],
  ['legal/terms-of-service.md', (source) => `${source}\nIt lasts {{trialdays}} days.\n`],
];

/** A line without what depends on an editor's own entries. */
const anyEntry = (line: string) =>
  line
    .replace(/(?<=, entry ")[^"]+/, '…')
    .replace(/(?<=: line )\d+/, '…')
    .replace(/(?<=another plan saves )\d+/, '…');

/** What the guide prints as the build's answers; `…` stands for the rest of a long one. */
const lines = readFileSync('docs/editing.md', 'utf8').matchAll(/^ {4}(src\/content\/.+)$/gm);
const printed = [...new Set([...lines].map(([, line = '']) => anyEntry(line.replace(/…$/, ''))))]
  .filter((line) => isWhole(/^src\/content\/([^,:]+)/.exec(line)?.[1] ?? ''))
  .toSorted();

/** What the build answers to a mistake. */
function answerTo([file, change]: (typeof mistakes)[number]): string {
  const read = readChanged(file, change);
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return anyEntry(error.message);
    throw error;
  }
  throw new Error(`${file} is published with a mistake in it.`);
}

test('the guide prints, word for word, what the build answers to mistakes in every file', () => {
  const answers = mistakes.filter(([file]) => isWhole(file)).map(answerTo);
  const documented = answers.map(
    (answer) => printed.find((line) => answer.startsWith(line)) ?? answer,
  );
  expect(documented.toSorted()).toEqual(printed);
});
