import { describe, expect, test } from 'vitest';
import { fillFacts, UnknownFactError } from './fill-facts.ts';

const facts = { brand: 'Nusa Stay', 'plan.pro.monthly': '$599', odd: '{{brand}} $& $1' };

describe('fillFacts', () => {
  test.each([
    ['no token at all', 'no token at all'],
    ['{{brand}}', 'Nusa Stay'],
    ['{{ brand }} and {{brand}}', 'Nusa Stay and Nusa Stay'],
    ['Pro is {{plan.pro.monthly}}.', 'Pro is $599.'],
    ['{brand} stays', '{brand} stays'],
    ['', ''],
  ])('%j reads %j', (text, filled) => {
    expect(fillFacts(text, facts)).toBe(filled);
  });

  test('a fact is put in as it is, whatever it holds', () => {
    expect(fillFacts('{{odd}}', facts)).toBe('{{brand}} $& $1');
  });

  test.each(['{{brand}', '{brand}}', '{{ {{brand}} }}', '}}{{'])(
    'braces that do not make a pair are not published: %s',
    (text) => {
      expect(() => fillFacts(text, facts)).toThrow(UnknownFactError);
      expect(() => fillFacts(text, facts)).toThrow('two braces on either side');
    },
  );

  test.each(['{{price}}', '{{Brand}}', '{{}}', '{{__proto__}}', '{{constructor}}', '{{toString}}'])(
    '%s names no fact, and the error lists those there are',
    (text) => {
      const fill = () => fillFacts(text, facts);
      expect(fill).toThrow(UnknownFactError);
      expect(fill).toThrow('it can be one of brand, odd, plan.pro.monthly');
    },
  );
});
