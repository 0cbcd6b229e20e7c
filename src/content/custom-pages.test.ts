import { expect, test } from 'vitest';
import { sources } from './changed-content.fixture.ts';
import { readContent } from './read-content.ts';

const diary = `---
title: Our diary
description: Notes about running rentals, from calendars and cleaning to pickups and keys.
menus: [header, footer]
---

## Today

Text with a [link](/our-diary#contact).
`;
const name = 'en/pages/our-diary.md';

const readWith = (files: Record<string, string>, code = 'en') => {
  const all = new Map([...sources, ...Object.entries(files)]);
  return readContent(all, code, code === 'en' ? undefined : readContent(all));
};

test('a Markdown file becomes a page with its words and address', () => {
  const { customPages } = readWith({ [name]: diary });
  expect(customPages.find(({ route }) => route === '/our-diary')).toMatchObject({
    title: 'Our diary',
    html: expect.stringContaining('<a href="/our-diary#contact">'),
  });
});

test('the page is in the menus that the English one names, in the language of the page', () => {
  const translated = diary.replace('Our diary', 'Buku harian').replace('header, footer', '');
  const files = { [name]: diary, 'id/pages/our-diary.md': translated };
  const { header, company, footer } = readWith(files, 'id').navigation;
  const link = { label: 'Buku harian', href: '/id/our-diary', opensNewTab: false };
  expect(header).toContainEqual(link);
  expect(footer.flatMap(({ links }) => links)).toContainEqual(link);
  expect(company).not.toContainEqual(link);
});

test.each([
  ['en/pages/about.md', 'the address /about belongs to the site; rename the file.'],
  ['en/pages/Our Diary.md', 'no page uses this file; check its name.'],
  ['id/pages/buku-harian.md', 'no page uses this file; check its name.'],
])('%s cannot be a page', (file, message) => {
  expect(() => readWith({ [file]: diary })).toThrow(`content/${file}: ${message}`);
});

test.each([
  [`${diary}[x](/nowhere)`, 'text: no page or section has the address "/nowhere".'],
  [
    `${diary}![x](../../images/none.webp)`,
    'text: there is no image /images/none.webp; save it in content/images.',
  ],
  [diary.replace('header,', 'top,'), 'menus[0]: expected one of "header"'],
])('a mistake is named with its field: %#', (text, message) => {
  expect(() => readWith({ [name]: text })).toThrow(`content/${name}, field ${message}`);
});
