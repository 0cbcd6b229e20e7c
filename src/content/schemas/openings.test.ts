import { describe, expect, test } from 'vitest';
import { content } from '../content.ts';
import { put, readChanged } from '../changed-content.fixture.ts';
import { parseEntry } from '../parse/parse-content.ts';
import { pageWords } from '../page-words.ts';
import { openingsSchema } from './openings.ts';

const file = 'en/pages/careers.yaml';
const { positions: _, ...words } = pageWords('careers', content).openings;
const front = {
  id: 'front-office',
  title: 'Front office',
  place: 'Lisbon, Portugal',
  kind: 'full-time',
  text: 'You greet guests.',
};

/** Reads the openings page with one position, changed. */
const read = (changes: object) =>
  parseEntry({ file }, { ...words, positions: [{ ...front, ...changes }] }, openingsSchema, {})
    .positions[0];

describe('an open position', () => {
  test('has its text as paragraphs, headings below its title, lists, links and emphasis', () => {
    const text =
      '# Days\n\n- [Keys](/contact)\n- **Linen**\n\n## Pay\n\nWrite to [us](mailto:a@b.pt).';
    const html = read({ text })?.text;
    expect(html).toContain('<h4>Days</h4>');
    expect(html).toContain('<h4>Pay</h4>');
    expect(html).toContain('<li><a href="/contact">Keys</a></li>');
    expect(html).toContain('<strong>Linen</strong>');
  });

  test('takes applications at a web address, at a mail address or on the contact page', () => {
    expect(read({ address: 'https://jobs.b.pt/1' })?.address).toBe('https://jobs.b.pt/1');
    expect(read({ address: 'jobs@b.pt' })?.address).toBe('mailto:jobs@b.pt');
    expect(read({})?.address).toBeUndefined();
  });

  test.each([
    [{ text: '<b>Hi</b>' }, 'text: expected paragraphs, headings, lists, links and emphasis only'],
    [{ text: '![x](/a.png)' }, 'text: expected paragraphs, headings, lists, links and emphasis'],
    [{ text: '[x](/#jobs)' }, 'text: no page or section has the address "/#jobs"'],
    [{ text: '[x](javascript:alert)' }, 'text: no page or section has the address "javascript:'],
    [{ text: '' }, 'text: expected text in Markdown, got nothing'],
    [{ kind: 'fulltime' }, 'kind: expected one of full-time, part-time,'],
    [{ place: 'Lisbon' }, 'place: expected a city and a country, such as Lisbon, Portugal'],
    [{ address: 'www.b.pt/jobs' }, 'address: expected an https address or an e-mail address, got'],
    [{ posted: '1.12.2026' }, 'posted: expected a date such as 2026-11-20, got "1.12.2026"'],
    [
      { posted: '2026-12-02', closes: '2026-12-01' },
      'closes: expected a day after the one on which it was posted',
    ],
  ])('%j is refused', (changes, message) => {
    expect(() => read(changes)).toThrow(`${file}, field positions[0].${message}`);
  });
});

test('two positions with the same id are refused', () => {
  const twice = readChanged(file, put(['openings', 'positions'], [front, front]));
  expect(twice).toThrow('field openings.positions[1].id: something else on its page has the id');
});
