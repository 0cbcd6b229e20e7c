import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { content } from '../../src/content/content.ts';
import {
  closedOpenings,
  missingOwner,
  unconfirmedPromises,
  unreachableLinks,
} from './content-problems.ts';
import { problemLine } from './problem.ts';

let folder: string;
beforeEach(() => {
  mkdirSync('.build', { recursive: true });
  folder = mkdtempSync('.build/content-');
  for (const part of ['en/pages', 'facts']) mkdirSync(join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('links that visitors cannot follow are listed with their field', () => {
  write('facts/company.yaml', 'registration:\n  - { label: Book, href: https://book.test/ }\n');
  write('en/terms.md', '---\ntitle: T\n---\nSee [us](http://localhost:4173/) or https://b.pt/.\n');
  expect(unreachableLinks(folder).map(({ entry, problem }) => [entry, problem])).toEqual(
    expect.arrayContaining([
      [
        'registration[0].href',
        'links to https://book.test/, but .test is reserved for tests and examples',
      ],
      ['text', 'links to http://localhost:4173/, which only this machine can open'],
    ]),
  );
  expect(unreachableLinks(folder)).toHaveLength(2);
});

test('promises are listed until they are confirmed', () => {
  const terms = 'supportHours: Around the clock\nreplyHours: 24\n';
  write('facts/terms.yaml', `unconfirmed: [supportHours]\n${terms}`);
  expect(unconfirmedPromises(folder).map(problemLine)).toEqual([
    `${join(folder, 'facts/terms.yaml')}, supportHours: the site promises "Around the clock", which nobody has confirmed; make sure that you can keep it, then remove supportHours from \`unconfirmed\`.`,
  ]);
  write('facts/terms.yaml', terms);
  expect(unconfirmedPromises(folder)).toEqual([]);
});

test('claims of other files are listed until they are confirmed', () => {
  write('facts/terms.yaml', 'unconfirmed: [capabilities, popularPlan, greenBadge]\n');
  expect(unconfirmedPromises(folder).map(({ problem }) => problem)).toEqual([
    'features, showcase and plans list what the product does, which nobody has confirmed',
    'a plan is marked as popular, which nobody has confirmed',
    'the site shows an eco-badge and says only that it is self-reported',
  ]);
});

test('a company without its registered name is listed', () => {
  write('facts/company.yaml', 'registration: []\n');
  expect(missingOwner(folder).map(problemLine)).toEqual([
    `${join(folder, 'facts/company.yaml')}, owner: is missing, so the legal texts name only the brand; enter the registered name of your company.`,
  ]);
  write('facts/company.yaml', 'owner: PT Nusa\nregistration: []\n');
  expect(missingOwner(folder)).toEqual([]);
});

test('every promise that the content leaves open is listed', () => {
  const entries = unconfirmedPromises('content').map(({ entry }) => entry);
  expect(entries).toEqual(content.terms.unconfirmed);
});

test('a position is listed from the day after its last one', () => {
  const positions = '  positions:\n    - { id: a, closes: 2026-11-20 }\n    - { id: b }\n';
  write('en/pages/careers.yaml', `openings:\n  closes: Apply by {date}\n${positions}`);
  expect(closedOpenings(folder, '2026-11-20')).toEqual([]);
  expect(closedOpenings(folder, '2026-11-21').map(({ entry }) => entry)).toEqual([
    'openings.positions[0].closes',
  ]);
});
