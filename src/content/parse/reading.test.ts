import { describe, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { parseReading } from './reading.ts';

const file = 'content/en/legal/terms.md';
const head = '---\ntitle: Terms of {{brand}}\ndescription: What holds.\nlead: In short.\n---\n';
const facts = { brand: 'Nusa Stay', trialDays: '14' };
const read = (source: string) => parseReading(file, source, facts);

describe('parseReading', () => {
  test('fills in facts above and within the text', () => {
    const reading = read(`${head}\nTry {{brand}} for {{trialDays}} days.`);
    expect(reading.title).toBe('Terms of Nusa Stay');
    expect(reading.html).toContain('Try Nusa Stay for 14 days.');
  });

  test('lists the headings of the second level by the ids they have in the text', () => {
    const { headings, html } = read(`${head}\n## The trial\n\n### Details\n\n## The trial\n\nText`);
    expect(headings).toEqual([
      { id: 'the-trial', text: 'The trial' },
      { id: 'the-trial-1', text: 'The trial' },
    ]);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  });

  test('makes each heading of the second level a link to itself', () => {
    const { html } = read(`${head}\n## Fees & limits\n\n### Details\n`);
    expect(html).toContain(
      '<h2 id="fees--limits"><a href="#fees--limits">Fees &amp; limits</a></h2>',
    );
    expect(html).toContain('<h3 id="details">Details</h3>');
  });

  test('starts the ids anew for each text', () => {
    const [first, second] = [read(`${head}\n## Trial`), read(`${head}\n## Trial`)];
    expect(second.headings).toEqual(first.headings);
  });

  test('puts a table into a region named by the heading above it', () => {
    const { html } = read(`${head}\n## The "plans"\n\n| Plan |\n| --- |\n| Pro |\n`);
    expect(html).toMatch(/<section tabindex="0" aria-label="The &quot;plans&quot;">\s*<table>/);
    expect(html).toMatch(/<\/table>\s*<\/section>/);
  });

  test('may link to pages, sections, headings, mail and other sites', () => {
    const addresses = ['/contact', '/#pricing', '#fees', 'mailto:a@b.test', 'https://b.test/'];
    const links = addresses.map((address) => `[x](${address})`).join(' ');
    expect(read(`${head}\n## Fees\n\n${links}`).html).toContain('href="https://b.test/"');
  });

  test.each([
    ['there is no frontmatter', '## The trial', 'it should start with frontmatter'],
    ['the frontmatter does not end', '---\ntitle: Terms\n', 'it should start with frontmatter'],
    ['the file is empty', '', 'it should start with frontmatter'],
    ['a field is missing', '---\ntitle: T\nlead: L\n---\ntext', 'field description: '],
    ['a field is unknown', head.replace('lead', 'laed'), 'field laed: there is no such field'],
    ['the text names no fact', `${head}\n{{trail}}`, 'field text: there is no fact {{trail}}'],
    ['a link is dead', `${head}\n[x](/privcy)`, 'field text: no page, section or heading has the'],
    ['a link to a heading is', `${head}\n## Fees\n[x](#fee)`, 'has the address "#fee"'],
    ['a link is a script', `${head}\n[x](javascript:alert)`, 'has the address "javascript:'],
    ['the frontmatter names no fact', head.replace('brand', 'brnad'), 'field title: there is no'],
    ['the frontmatter is no YAML', '---\ntitle: "T\nlead: L\n---\ntext', ''],
  ])('names the file when %s', (_, source, rest) => {
    expect(() => read(source)).toThrow(ContentError);
    expect(() => read(source)).toThrow(file);
    expect(() => read(source)).toThrow(rest);
  });
});
