import { expect, test } from 'vitest';
import { fillFile } from './fill-facts.ts';

const facts = { brand: 'Nusa Stay', 'plan.pro.monthly': '$599', odd: '{{brand}} $& $1' };
const fill = (text: string) => fillFile('a.yaml', { text }, facts).text;

test.each([
  ['{{ brand }} and {{brand}}', 'Nusa Stay and Nusa Stay'],
  ['Pro is {{plan.pro.monthly}}.', 'Pro is $599.'],
  ['{brand} stays', '{brand} stays'],
  ['{{odd}}', '{{brand}} $& $1'],
])('%j becomes %j', (text, filled) => {
  expect(fill(text)).toBe(filled);
});

test.each([
  ['{{brand}', 'write a fact with two braces on each side'],
  ['{{ {{brand}} }}', 'write a fact with two braces on each side'],
  ['{{price}}', 'there is no fact {{price}}; facts are the fields of facts/company.yaml'],
  ['{{toString}}', 'there is no fact {{toString}}; facts are the fields of'],
  ['{{plan.por.monthly}}', 'did you mean {{plan.pro.monthly}}?'],
])('%s is refused', (text, problem) => {
  expect(() => fill(text)).toThrow(`a.yaml, field text: `);
  expect(() => fill(text)).toThrow(problem);
});
