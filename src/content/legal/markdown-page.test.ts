import { expect, test } from 'vitest';
import { parseMarkdownFile } from './markdown-page.ts';

const file = 'content/en/legal/terms.md';
const head =
  '---\nlabel: Terms\ntitle: Terms of {{brand}}\ndescription: What holds between you and us, from the trial to the end of a plan.\nlead: In short.\n---\n';
const facts = { brand: 'Nusa Stay' };
const read = (text: string, conditions = { CONTACT_ENDPOINT: false }) =>
  parseMarkdownFile(file, `${head}\n${text}`, facts, conditions);

test('facts are filled in; headings link to themselves, and a table has the name of its heading', () => {
  const { title, headings, html } = read('## {{brand}} & you\n\n| Plan |\n| --- |\n| Pro |\n');
  expect(title).toBe('Terms of Nusa Stay');
  expect(headings.map(({ id }) => id)).toEqual(['nusa-stay--you']);
  const link = '<a href="#nusa-stay--you">Nusa Stay &amp; you</a>';
  expect(html).toContain(`<h2 id="nusa-stay--you">${link}</h2>`);
  expect(html).toMatch(/<section tabindex="0" aria-label="Nusa Stay &amp; you">\s*<table>/);
});

const conditional = `<!-- if CONTACT_ENDPOINT is set -->
It is sent.
<!-- otherwise -->
It stays here.
<!-- end if -->
`;

test('only the part that applies to this build is kept', () => {
  expect(read(conditional).html).toBe('<p>It stays here.</p>\n');
  expect(read(conditional, { CONTACT_ENDPOINT: true }).html).toBe('<p>It is sent.</p>\n');
});

test.each([
  ['{{trail}}', 'there is no fact {{trail}}'],
  ['{{brand}', 'write a fact with two braces on each side'],
  [conditional.replace('<!-- end if -->', ''), '"<!-- if CONTACT_ENDPOINT is set -->" has no'],
  [conditional.replaceAll('CONTACT_', 'CONTCAT_'), 'or no setting has this name; write <!-- if'],
  ['## Contact', 'another part of its page is called "Contact"'],
  ['## Fees\n[x](#fee)', 'no page or section has the address "#fee"'],
  ['<A class="a" HREF=/contcat>us</A>', 'no page or section has the address "/contcat"'],
])('a mistake in the text is reported with its place: %j', (text, message) => {
  expect(() => read(text)).toThrow(`${file}, field text: `);
  expect(() => read(text)).toThrow(message);
});

test('a text without frontmatter is refused', () => {
  const parse = () => parseMarkdownFile(file, '## The trial', facts, {});
  expect(parse).toThrow(`${file}: expected frontmatter`);
});
