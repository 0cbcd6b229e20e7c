import { describe, expect, test } from 'vitest';
import { markLanguage } from './mark-language.ts';

const id = { code: 'id', direction: 'ltr' } as const;
const en = { code: 'en', direction: 'ltr' } as const;
const ar = { code: 'ar', direction: 'rtl' } as const;

const texts = ['Sign up', 'Free for everyone', '{position} of {count}', 'Help & “advice”', 'Menu'];
const around = (body: string) =>
  `<!doctype html><html lang="id"><head><title>Halo</title></head><body>${body}</body></html>`;
const marked = (body: string, page: typeof id | typeof ar = id) =>
  markLanguage(around(body), texts, page, en);

describe('markLanguage', () => {
  test.each([
    ['an element with such a text', '<p>Sign up</p>', '<p lang="en">Sign up</p>'],
    [
      'the innermost element, with the attributes that it has',
      '<a class="x" title="a>b"><b>\n  Sign  up </b></a>',
      '<a class="x" title="a>b"><b lang="en">\n  Sign  up </b></a>',
    ],
    [
      'a text whose variables are filled in',
      '<p>3 of 5</p><p>Langkah 3 of</p>',
      '<p lang="en">3 of 5</p><p>Langkah 3 of</p>',
    ],
    [
      'a text with characters that HTML escapes',
      '<p>Help &amp; “advice”</p>',
      '<p lang="en">Help &amp; “advice”</p>',
    ],
    [
      'a part of a longer text, in an element more',
      '<p>Paket ini: Free for everyone.</p>',
      '<p>Paket ini: <span lang="en">Free for everyone</span>.</p>',
    ],
    [
      'a text beside another one',
      '<p>Sign up <b>sekarang</b> juga</p>',
      '<p><span lang="en">Sign up</span> <b>sekarang</b> juga</p>',
    ],
    [
      'the page’s language inside such a text',
      '<p>Sign up <b>sekarang</b></p>',
      '<p lang="en">Sign up <b lang="id">sekarang</b></p>',
    ],
    [
      'a text in a drawing',
      '<svg><text>Sign up</text></svg>',
      '<svg><text lang="en">Sign up</text></svg>',
    ],
  ])('marks %s', (_, source, expected) => {
    expect(marked(source)).toBe(around(expected));
  });

  test.each([
    ['one word in a longer text', '<p>Buka Menu utama</p>'],
    ['what has a language already', '<p lang="en">Sign up <b>Free for everyone</b></p>'],
    ['scripts and styles', '<script>"Sign up"</script><style>/* Sign up */</style>'],
    ['attributes and comments', '<img alt="Sign up"><!-- Sign up -->'],
    ['figures', '<p>14</p>'],
  ])('leaves %s as it is', (_, source) => {
    expect(marked(source)).toBe(around(source));
  });

  test('marks the title of the page', () => {
    expect(markLanguage(around(''), ['Halo'], id, en)).toContain('<title lang="en">Halo</title>');
  });

  test('in islands, adds attributes only, since React expects the elements that it rendered', () => {
    const island = '<astro-island><p>Sign up</p><p>Kini Free for everyone</p></astro-island>';
    const expected =
      '<astro-island><p lang="en">Sign up</p><p>Kini Free for everyone</p></astro-island>';
    expect(marked(island)).toBe(around(expected));
    const without = markLanguage(around(island), texts, id, en, { hasIslands: false });
    expect(without).toBe(around(island));
  });

  test('sets the direction where it differs', () => {
    expect(marked('<p>Sign up <b>الآن</b></p>', ar)).toBe(
      around('<p lang="en" dir="ltr">Sign up <b lang="ar" dir="rtl">الآن</b></p>'),
    );
  });

  test('leaves a page without such texts as it is, to the byte', () => {
    const odd = '<P>Halo<br/>\r\n<p>&nbsp;<td>x';
    expect(markLanguage(odd, texts, id, en)).toBe(odd);
    expect(markLanguage(odd, [], id, en)).toBe(odd);
  });
});
