import { expect, test } from 'vitest';
import { parseMarkdownFile } from './markdown-page.ts';

const file = 'content/en/legal/terms.md';
const head =
  '---\nlabel: Terms\ntitle: Terms of {{brand}}\ndescription: What holds between you and us, from the trial to the end of a plan.\nlead: In short.\n---\n';
const facts = { brand: 'Nusa Stay', trialDays: '14' };
const read = (source: string, conditions = { CONTACT_ENDPOINT: false }) =>
  parseMarkdownFile(file, source, facts, conditions);

test('facts are filled in, both in the frontmatter and in the text', () => {
  const page = read(`${head}\nTry {{brand}} for {{trialDays}} days.`);
  expect(page.title).toBe('Terms of Nusa Stay');
  expect(page.html).toContain('Try Nusa Stay for 14 days.');
});

test('each second-level heading is listed and links to itself', () => {
  const { headings, html } = read(`${head}\n## Fees & limits\n\n### Details\n\n## The trial`);
  expect(headings.map(({ id }) => id)).toEqual(['fees--limits', 'the-trial']);
  expect(html).toContain(
    '<h2 id="fees--limits"><a href="#fees--limits">Fees &amp; limits</a></h2>',
  );
  expect(html).toContain('<h3 id="details">Details</h3>');
});

test('a table is in a region named by the heading above it', () => {
  const { html } = read(`${head}\n## The "plans"\n\n| Plan |\n| --- |\n| Pro |\n`);
  expect(html).toMatch(/<section tabindex="0" aria-label="The &quot;plans&quot;">\s*<table>/);
});

test('links can lead to pages, sections, headings, email addresses and other sites', () => {
  const addresses = ['/contact', '/#pricing', '#fees', 'mailto:a@b.test', 'https://b.test/'];
  const links = addresses.map((address) => `[x](${address})`).join(' ');
  expect(read(`${head}\n## Fees\n\n${links}`).html).toContain('href="https://b.test/"');
});

test('only the part that applies to this build is kept', () => {
  const text = `${head}
<!-- if CONTACT_ENDPOINT is set -->

It is sent.

<!-- otherwise -->

It stays here.

<!-- end if -->
`;
  expect(read(text).html).toBe('<p>It stays here.</p>\n');
  expect(read(text, { CONTACT_ENDPOINT: true }).html).toBe('<p>It is sent.</p>\n');
  const unclosed = text.replace('<!-- end if -->', '');
  expect(() => read(unclosed)).toThrow('"<!-- if CONTACT_ENDPOINT is set -->" does not belong');
});

test.each([
  ['## The trial', ': expected frontmatter'],
  ['---\nlabel: T\ntitle: T\nlead: L\n---\ntext', ', field description: the field is missing'],
  [`${head}\n{{trail}}`, ', field text: there is no fact {{trail}}'],
  [`${head}\n<!-- if CONTACT is set -->\nA\n<!-- end if -->\n`, 'no text can depend on CONTACT;'],
  [`${head}\n[x](/privcy)`, ', field text: no page or section has the address "/privcy"'],
  [`${head}\n## Fees\n[x](#fee)`, ', field text: no page or section has the address "#fee"'],
  [`${head}\n[x](javascript:alert)`, 'has the address "javascript:'],
  [`${head}\n<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> draft\n`, ': line 8: two versions are between'],
  [`${head}\n[us][there]\n\n[here]: /contact\n`, 'write [us][there] as a link in Markdown: ['],
  [`${head}\n<A class="a" HREF=/contact>us</A>`, 'write <A class="a" HREF=/contact> as a link'],
  [`${head}\n![A villa](/images/villa.png)`, 'there is no picture /images/villa.png in the folder'],
  [
    `${head}\n<!-- if CONTACT_ENDPOINT is set -->\n[x](/contcat)\n<!-- end if -->\n`,
    'did you mean "/contact"?',
  ],
])('a mistake is reported with its place: %j', (source, message) => {
  expect(() => read(source)).toThrow(message);
  expect(() => read(source)).toThrow(file);
});
