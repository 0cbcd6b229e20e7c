import { expect, test } from 'vitest';
import { sources } from './changed-content.fixture.ts';
import { optionalPages } from './optional-pages.ts';
import { readContent } from './read-content.ts';
import { resolveNavigation } from './schemas/navigation.ts';

const without = (...files: string[]) =>
  new Map([...sources].filter(([name]) => !files.includes(name)));

test('a page is left out without its file in every language, and no menu links to it', () => {
  const left = readContent(without('en/pages/investors.yaml', 'id/pages/investors.yaml'));
  expect(left.leftOutPages).toEqual(['investors']);
  const { header, company, footer } = resolveNavigation(left);
  const links = [...header, ...company, ...footer.flatMap((group) => group.links)];
  expect(links.map(({ href }) => href)).not.toContain('/investors');
  expect(links.map(({ href }) => href)).toContain('/about');
});

test('every page that can be left out has its file', () => {
  expect(Object.values(optionalPages).filter((file) => !sources.has(file))).toEqual([]);
});

test('a link to a page that is left out is reported with its place', () => {
  const faq = sources.get('en/pages/not-found.yaml') ?? '';
  const left = without('en/pages/investors.yaml', 'id/pages/investors.yaml').set(
    'en/pages/not-found.yaml',
    faq.replace(/href: \S+/, 'href: /investors'),
  );
  expect(() => readContent(left)).toThrow(
    'content/en/pages/not-found.yaml, field links[0].href: no page or section has the address "/investors".',
  );
});

test('a link in Markdown to a page that is left out is reported with its place', () => {
  const left = without('en/pages/investors.yaml', 'id/pages/investors.yaml');
  left.set('en/legal/cookies.md', `${left.get('en/legal/cookies.md')}\n[Owners](/investors)\n`);
  expect(() => readContent(left)).toThrow(
    'content/en/legal/cookies.md, field text: no page, section or heading has the address "/investors".',
  );
});

test('a page that one language lacks is a missing translation', () => {
  const left = without('id/pages/investors.yaml');
  expect(() => readContent(left, 'id', readContent(left))).toThrow(
    'content/id/pages/investors.yaml: the file is missing',
  );
});
