import { describe, expect, test } from 'vitest';
import { put, sources } from '../changed-content.fixture.ts';
import { content } from '../content.ts';
import { readContent } from '../read-content.ts';
import { routes } from '../../config/routes.ts';

const markdown = `---
label: Diary
title: Our diary
description: Notes about running rentals, from calendars and cleaning to pickups and keys.
lead: In short.
---

## Today

Text.
`;
const meta = {
  title: 'Press',
  description: 'Pictures and facts for journalists who write about rentals and bookings.',
};
const press = {
  label: 'Press',
  meta,
  intro: { eyebrow: 'Press', heading: 'Pictures', lead: 'For you.' },
  bands: [{ kind: 'quote', text: 'It works.', name: 'Ana' }],
};

/** Reads the content with more or other files. */
const readWith = (files: Record<string, string | object>) => {
  const texts = Object.entries(files).map(
    ([name, file]) => [name, typeof file === 'string' ? file : JSON.stringify(file)] as const,
  );
  return readContent(new Map([...sources, ...texts]));
};
const pageIn = (files: Record<string, string | object>, slug: string) =>
  readWith(files).ownPages.find((page) => page.slug === slug);
const withBand = (band: object) => ({ 'en/pages/added.yaml': { ...press, bands: [band] } });

test('a Markdown file becomes a page with its words and address', () => {
  expect(pageIn({ 'en/pages/our-diary.md': markdown }, 'our-diary')).toMatchObject({
    route: '/our-diary',
    label: 'Diary',
    intro: { eyebrow: 'Diary', heading: 'Our diary', lead: 'In short.' },
    body: { html: expect.stringContaining('<p>Text.</p>') },
  });
});

test('a YAML file becomes a page of bands', () => {
  const { bands } = press;
  const page = pageIn({ 'en/pages/added.yaml': press }, 'added');
  expect(page).toMatchObject({ route: '/added', label: 'Press', meta, body: { bands } });
});

test('content can link to an added page, by address and by its name in the navigation', () => {
  const navigation = put(['header', 0], 'added')(sources.get('facts/navigation.yaml') ?? '');
  const read = () =>
    readWith({
      'en/pages/added.md': `${markdown}\n[Here](/added#contact) and [there](/other).\n`,
      'facts/navigation.yaml': navigation,
      'en/pages/other.yaml': {
        ...press,
        bands: [
          { kind: 'links', heading: 'On', body: 'Go.', links: [{ label: 'Go', href: '/added' }] },
        ],
      },
    });
  expect(read).not.toThrow();
});

describe('an address that cannot be a page’s is refused', () => {
  test.each([
    ['en/pages/about.md', 'the address /about belongs to the site; rename the file.'],
    ['en/pages/social.md', 'the address /social belongs to the site; rename the file.'],
    ['en/pages/privacy-policy.yaml', 'the address /privacy-policy belongs to the site'],
    ['en/pages/Our Diary.md', 'a page is named with lower-case letters, digits and single hyphens'],
    ['en/pages/added.yml', 'no page uses this file; check its name.'],
  ])('%s', (name, message) => {
    expect(() => readWith({ [name]: markdown })).toThrow(`content/${name}: ${message}`);
  });

  test('two files with one address', () => {
    const files = { 'en/pages/added.md': markdown, 'en/pages/added.yaml': press };
    expect(() => readWith(files)).toThrow('another file has the address /added; keep one of');
  });

  test('every page that comes with the site', () => {
    for (const route of Object.values(routes).filter((path) => path !== routes.home)) {
      expect(() => readWith({ [`en/pages${route}.md`]: markdown }), route).toThrow('belongs to');
    }
  });
});

describe('a mistake in an added page is named with its field', () => {
  test.each([
    [{ kind: 'quot', text: 'A' }, 'bands[0].kind: expected one of text, cards, steps, pictures,'],
    [{ kind: 'quote', text: 'A' }, 'bands[0].name: expected text, got nothing.'],
    [
      { kind: 'links', heading: 'On', body: 'Go.', links: [{ label: 'Go', href: '/nowhere' }] },
      'bands[0].links[0].href: no page or section has the address "/nowhere".',
    ],
    [
      { kind: 'links', heading: 'On', body: 'Go.', links: [{ label: 'Go', href: 'shop.test' }] },
      'bands[0].links[0].href: expected the address of a page or section, such as /about, or of another site, with https://, got "shop.test".',
    ],
    [
      { kind: 'pictures', items: [{ file: '/images/none.webp', alt: 'None' }] },
      'bands[0].items[0].file: expected the path of a file under public/',
    ],
  ])('%j', (band, message) => {
    expect(() => readWith(withBand(band))).toThrow(`content/en/pages/added.yaml, field ${message}`);
  });

  test('in Markdown', () => {
    const read = (text: string) => () => readWith({ 'en/pages/added.md': markdown + text });
    expect(read('[x](/nowhere)')).toThrow(
      'field text: no page, section or heading has the address',
    );
    expect(read('![x](/none.webp)')).toThrow('field text: picture "/none.webp": expected the path');
  });
});

test('a name in the navigation that is none is refused with the names there are', () => {
  const navigation = put(['header', 0], 'blok')(sources.get('facts/navigation.yaml') ?? '');
  expect(() => readWith({ 'facts/navigation.yaml': navigation })).toThrow(
    'content/facts/navigation.yaml, field header[0]: there is no page or section "blok"; the names are home, ',
  );
});

test('a group of the footer needs a heading', () => {
  const navigation = content.navigation;
  const footer = { ...navigation.footer, more: ['about'] };
  expect(() => readWith({ 'facts/navigation.yaml': { ...navigation, footer } })).toThrow(
    'content/facts/navigation.yaml, field footer.more: en/site.yaml has no heading for it: add footerGroups.more.',
  );
});
