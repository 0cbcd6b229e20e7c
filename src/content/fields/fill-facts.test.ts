import { describe, expect, test } from 'vitest';
import { fillFacts, UnknownFactError } from './fill-facts.ts';

const facts = {
  brand: 'Nusa Stay',
  'plan.pro.monthly': '$599',
  count: 'five',
  odd: '{{brand}} $& $1',
};

describe('fillFacts', () => {
  test.each([
    ['no fact at all', 'no fact at all'],
    ['{{brand}}', 'Nusa Stay'],
    ['{{ brand }} and {{brand}}', 'Nusa Stay and Nusa Stay'],
    ['Pro is {{plan.pro.monthly}}.', 'Pro is $599.'],
    ['{{Count}} of {{count}}', 'Five of five'],
    ['{brand} stays', '{brand} stays'],
    ['', ''],
  ])('%j becomes %j', (text, filled) => {
    expect(fillFacts(text, facts)).toBe(filled);
  });

  test('a fact is inserted unchanged, whatever it contains', () => {
    expect(fillFacts('{{odd}}', facts)).toBe('{{brand}} $& $1');
  });

  test.each(['{{brand}', '{brand}}', '{{ {{brand}} }}', '}}{{'])(
    'unpaired braces are rejected: %s',
    (text) => {
      expect(() => fillFacts(text, facts)).toThrow(UnknownFactError);
      expect(() => fillFacts(text, facts)).toThrow('two braces on each side');
    },
  );

  test.each(['{{price}}', '{{BRAND}}', '{{}}', '{{__proto__}}', '{{constructor}}', '{{toString}}'])(
    '%s is not a fact, and the error lists the known ones',
    (text) => {
      const fill = () => fillFacts(text, facts);
      expect(fill).toThrow(UnknownFactError);
      expect(fill).toThrow('the facts are brand, count, odd, plan.pro.monthly');
    },
  );
});
