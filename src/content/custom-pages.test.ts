import { describe, expect, test } from 'vitest';
import { put, sources } from './changed-content.fixture.ts';
import { content } from './content.ts';
import { readContent } from './read-content.ts';
import { resolveNavigation } from './schemas/navigation.ts';

const diary = `---
title: Our diary
description: Notes about running rentals, from calendars and cleaning to pickups and keys.
menus: [header, footer]
---

## Today

Text.
`;

const readWith = (files: Record<string, string>, code = 'en') => {
  const all = new Map([...sources, ...Object.entries(files)]);
  return readContent(all, code, code === 'en' ? undefined : readContent(all));
};

test('a Markdown file becomes a page with its words and address', () => {
  const { customPages } = readWith({ 'en/pages/our-diary.md': diary });
  expect(customPages.find(({ route }) => route === '/our-diary')).toMatchObject({
    title: 'Our diary',
    html: expect.stringContaining('<p>Text.</p>'),
  });
});

test('the page is in the menus that it names, in the language of the page', () => {
  const translated = diary.replace('Our diary', 'Buku harian');
  const files = { 'en/pages/our-diary.md': diary, 'id/pages/our-diary.md': translated };
  const { header, company, footer } = resolveNavigation(readWith(files, 'id'));
  const link = { label: 'Buku harian', href: '/id/our-diary', opensNewTab: false };
  expect(header).toContainEqual(link);
  expect(footer.flatMap(({ links }) => links)).toContainEqual(link);
  expect(company).not.toContainEqual(link);
});

test('content can link to the page', () => {
  const linked = { 'en/pages/our-diary.md': `${diary}\n[Here](/our-diary#contact)\n` };
  expect(() => readWith(linked)).not.toThrow();
});

describe('an address that cannot be a page’s is refused', () => {
  test.each([
    ['en/pages/about.md', 'the address /about belongs to the site; rename the file.'],
    ['en/pages/social.md', 'the address /social belongs to the site; rename the file.'],
    ['en/pages/Our Diary.md', 'a page is named with lower-case letters, digits and single hyphens'],
    ['id/pages/buku-harian.md', 'there is no content/en/pages/buku-harian.md; the files of a page'],
    ['en/pages/diary.yaml', 'no page uses this file; check its name.'],
  ])('%s', (name, message) => {
    expect(() => readWith({ [name]: diary })).toThrow(`content/${name}: ${message}`);
  });
});

describe('a translation', () => {
  test('has to be there', () => {
    expect(() => readWith({ 'en/pages/our-diary.md': diary }, 'id')).toThrow(
      'content/id/pages/our-diary.md: the file is missing',
    );
  });

  test('names the same menus', () => {
    const files = {
      'en/pages/our-diary.md': diary,
      'id/pages/our-diary.md': diary.replace('[header, footer]', '[header]'),
    };
    expect(() => readWith(files, 'id')).toThrow(
      'content/id/pages/our-diary.md, field menus: expected [header, footer], as in content/en/pages/our-diary.md.',
    );
  });
});

test('a mistake is named with its field', () => {
  const read = (text: string) => () => readWith({ 'en/pages/our-diary.md': text });
  expect(read(`${diary}[x](/nowhere)`)).toThrow(
    'content/en/pages/our-diary.md, field text: no page, section or heading has the address',
  );
  expect(read(`${diary}![x](../../images/none.webp)`)).toThrow(
    'field text: image "../../images/none.webp": there is no such file; save it in content/images.',
  );
  expect(read(diary.replace('header,', 'top,'))).toThrow('field menus[0]: expected one of header');
});

test('a group of the footer needs a heading', () => {
  const footer = { ...content.navigation.footer, more: ['about'] };
  const navigation = put(['footer'], footer)(sources.get('facts/navigation.yaml') ?? '');
  expect(() => readWith({ 'facts/navigation.yaml': navigation })).toThrow(
    'content/facts/navigation.yaml, field footer.more: en/site.yaml has no heading for it: add footerGroups.more.',
  );
});
