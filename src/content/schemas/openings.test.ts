import { describe, expect, test } from 'vitest';
import { loadContent } from '../content.ts';
import { parseFile } from '../parse/parse-content.ts';
import { openingsSchema } from './openings.ts';

const { positions: _, ...words } = loadContent().pages.careers.openings;
const front = {
  id: 'front-office',
  title: 'Front office',
  place: 'Lisbon, Portugal',
  kind: 'Full time',
  text: 'You greet guests.',
};

/** Reads the openings with one position, changed. */
const read = (changes: object) =>
  parseFile('careers.yaml', { ...words, positions: [{ ...front, ...changes }] }, openingsSchema)
    .positions[0];

describe('an open position', () => {
  test('has its text as paragraphs, headings below its title, lists, links and emphasis', () => {
    const html = read({ text: '# Days\n\n- [Keys](/contact)\n- **Linen**\n\nWe pay.' })?.text;
    expect(html).toContain('<h4>Days</h4>');
    expect(html).toContain('<li><a href="/contact">Keys</a></li>');
    expect(html).toContain('<strong>Linen</strong>');
  });

  test('takes applications at a web address, at a mail address or on the contact page', () => {
    expect(read({ address: 'https://jobs.b.pt/1' })?.address).toBe('https://jobs.b.pt/1');
    expect(read({ address: 'mailto:jobs@b.pt' })?.address).toBe('mailto:jobs@b.pt');
    expect(read({})?.address).toBeUndefined();
  });

  test.each([
    [{ text: '' }, 'text: expected text, got nothing'],
    [
      { address: 'www.b.pt/jobs' },
      'address: expected an address that begins with https: or mailto:, got',
    ],
  ])('%j is refused', (changes, message) => {
    expect(() => read(changes)).toThrow(`careers.yaml, field positions[0].${message}`);
  });
});
