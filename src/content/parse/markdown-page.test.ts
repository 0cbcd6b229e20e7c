import { describe, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { parseMarkdownPage } from './markdown-page.ts';

const file = 'content/en/legal/terms.md';
const head =
  '---\ntitle: Terms of {{brand}}\ndescription: What holds between you and us, from the trial to the end of a plan.\nlead: In short.\n---\n';
const facts = { brand: 'Nusa Stay', trialDays: '14' };
const images = {
  files: new Set(['/images/villa.webp', '/images/large.webp']),
  hasBrandIcon: () => false,
  measure: (path: string) => ({
    widthPx: 800,
    heightPx: 600,
    bytes: path.includes('large') ? 90_000 : 9000,
  }),
};
const reading = {
  facts,
  conditions: { CONTACT_ENDPOINT: false },
  pagePaths: ['/contact'],
  images,
};
const read = (source: string) => parseMarkdownPage(file, source, reading);

describe('parseMarkdownPage', () => {
  test('fills in facts in the frontmatter and in the text', () => {
    const page = read(`${head}\nTry {{brand}} for {{trialDays}} days.`);
    expect(page.title).toBe('Terms of Nusa Stay');
    expect(page.html).toContain('Try Nusa Stay for 14 days.');
  });

  test('keeps the parts that are true of the build', () => {
    const text = [
      '<!-- if CONTACT_ENDPOINT is set -->',
      '## Sent',
      '<!-- otherwise -->',
      '## Kept by {{brand}}',
      '<!-- end if -->',
    ].join('\n');
    const headingsOf = (isSet: boolean) =>
      parseMarkdownPage(file, head + text, { ...reading, conditions: { CONTACT_ENDPOINT: isSet } })
        .headings;
    expect(headingsOf(true).map((heading) => heading.text)).toEqual(['Sent']);
    expect(headingsOf(false).map((heading) => heading.text)).toEqual(['Kept by Nusa Stay']);
  });

  test('lists the second-level headings with their ids', () => {
    const { headings, html } = read(`${head}\n## The trial\n\n### Details\n\n## The trial\n\nText`);
    expect(headings).toEqual([
      { id: 'the-trial', text: 'The trial' },
      { id: 'the-trial-1', text: 'The trial' },
    ]);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  });

  test('makes each second-level heading a link to itself', () => {
    const { html } = read(`${head}\n## Fees & limits\n\n### Details\n`);
    expect(html).toContain(
      '<h2 id="fees--limits"><a href="#fees--limits">Fees &amp; limits</a></h2>',
    );
    expect(html).toContain('<h3 id="details">Details</h3>');
  });

  test('numbers repeated headings separately for each page', () => {
    const [first, second] = [read(`${head}\n## Trial`), read(`${head}\n## Trial`)];
    expect(second.headings).toEqual(first.headings);
  });

  test('wraps a table in a region named by the heading above it', () => {
    const { html } = read(`${head}\n## The "plans"\n\n| Plan |\n| --- |\n| Pro |\n`);
    expect(html).toMatch(/<section tabindex="0" aria-label="The &quot;plans&quot;">\s*<table>/);
    expect(html).toMatch(/<\/table>\s*<\/section>/);
  });

  test('accepts links to pages, sections, headings, mail and other sites', () => {
    const addresses = ['/contact', '/#pricing', '#fees', 'mailto:a@b.test', 'https://b.test/'];
    const links = addresses.map((address) => `[x](${address})`).join(' ');
    expect(read(`${head}\n## Fees\n\n${links}`).html).toContain('href="https://b.test/"');
  });

  test('gives an image its size and lets it load late', () => {
    expect(read(`${head}\n![A villa](../../images/villa.webp)`).html).toContain(
      '<img src="/images/villa.webp" width="800" height="600" loading="lazy" decoding="async" alt="A villa">',
    );
  });

  test.each([
    ['there is no frontmatter', '## The trial', 'expected frontmatter'],
    ['the frontmatter does not end', '---\ntitle: Terms\n', 'expected frontmatter'],
    ['the file is empty', '', 'expected frontmatter'],
    ['a field is missing', '---\ntitle: T\nlead: L\n---\ntext', 'field description: '],
    ['a field is unknown', head.replace('lead', 'laed'), 'field laed: there is no such field'],
    [
      'the text names an unknown fact',
      `${head}\n{{trail}}`,
      'field text: there is no fact {{trail}}',
    ],
    [
      'a part depends on an unknown setting',
      `${head}\n<!-- if CONTACT is set -->\nA\n<!-- end if -->\n`,
      'field text: a text cannot depend on CONTACT; it is one of CONTACT_ENDPOINT.',
    ],
    ['a link is dead', `${head}\n[x](/privcy)`, 'field text: no page, section or heading has the'],
    ['a link to a heading is dead', `${head}\n## Fees\n[x](#fee)`, 'has the address "#fee"'],
    [
      'an image is missing',
      `${head}\n![](../../images/none.webp)`,
      'image "../../images/none.webp"',
    ],
    ['an image is too large', `${head}\n![](../../images/large.webp)`, 'at most 60 KB'],
    ['a link is a script', `${head}\n[x](javascript:alert)`, 'has the address "javascript:'],
    [
      'the frontmatter names an unknown fact',
      head.replace('brand', 'brnad'),
      'field title: there is no',
    ],
    ['the frontmatter is not YAML', '---\ntitle: "T\nlead: L\n---\ntext', ''],
  ])('names the file when %s', (_, source, rest) => {
    expect(() => read(source)).toThrow(ContentError);
    expect(() => read(source)).toThrow(file);
    expect(() => read(source)).toThrow(rest);
  });
});
