import { expect, test } from 'vitest';
import { put, sources } from './changed-content.fixture.ts';
import { readContent } from './read-content.ts';

const without = (...files: string[]) =>
  new Map([...sources].filter(([name]) => !files.includes(name)));
const left = () => without('en/pages/investors.yaml', 'id/pages/investors.yaml');

test('a page is left out without its file in every language, and no menu links to it', () => {
  const content = readContent(left());
  expect(content.leftOutPages).toEqual(['investors']);
  const { header, company, footer } = content.navigation;
  const links = [...header, ...company, ...footer.flatMap((group) => group.links)];
  expect(links.map(({ href }) => href)).not.toContain('/investors');
  expect(links.map(({ href }) => href)).toContain('/about');
});

test.each([
  ['en/pages/not-found.yaml', put(['links', 0, 'href'], '/investors'), 'links[0].href'],
  ['en/legal/cookies.md', (text: string) => `${text}\n[Owners](/investors)\n`, 'text'],
])('a link to it is reported with its place: %s', (name, change, field) => {
  const linked = left().set(name, change(sources.get(name) ?? ''));
  expect(() => readContent(linked)).toThrow(
    `content/${name}, field ${field}: no page or section has the address "/investors".`,
  );
});
