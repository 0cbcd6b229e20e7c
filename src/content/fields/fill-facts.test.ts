import { expect, test } from 'vitest';
import { fillFacts } from './fill-facts.ts';

const facts = {
  brand: 'Nusa Stay',
  'plan.pro.monthly': '$599',
  count: 'five',
  odd: '{{brand}} $& $1',
};

test.each([
  ['no fact at all', 'no fact at all'],
  ['{{ brand }} and {{brand}}', 'Nusa Stay and Nusa Stay'],
  ['Pro is {{plan.pro.monthly}}.', 'Pro is $599.'],
  ['{brand} stays', '{brand} stays'],
  ['{{odd}}', '{{brand}} $& $1'],
])('%j becomes %j', (text, filled) => {
  expect(fillFacts(text, facts)).toBe(filled);
});

test.each(['{{brand}', '{brand}}', '{{ {{brand}} }}'])(
  'unpaired braces are refused: %s',
  (text) => {
    expect(() => fillFacts(text, facts)).toThrow('two braces on each side');
  },
);

test.each([
  ['{{price}}', 'facts are the fields of facts/company.yaml, facts/terms.yaml and plans'],
  ['{{}}', 'facts are the fields of'],
  ['{{toString}}', 'facts are the fields of'],
  ['{{Brand}}', 'did you mean {{brand}}?'],
  ['{{plan.por.monthly}}', 'did you mean {{plan.pro.monthly}}?'],
])('%s is refused with the nearest fact', (text, hint) => {
  expect(() => fillFacts(text, facts)).toThrow(`there is no fact ${text}; ${hint}`);
});
