import { describe, expect, test } from 'vitest';
import { fillTokens, UnknownTokenError } from './tokens.ts';

const facts = { brand: 'Nusa Stay', 'plan.pro.monthly': '$599', odd: '{{brand}} $& $1' };

describe('fillTokens', () => {
  test.each([
    ['no token at all', 'no token at all'],
    ['{{brand}}', 'Nusa Stay'],
    ['{{ brand }} and {{brand}}', 'Nusa Stay and Nusa Stay'],
    ['Pro is {{plan.pro.monthly}}.', 'Pro is $599.'],
    ['{brand} stays', '{brand} stays'],
    ['', ''],
  ])('%j reads %j', (text, filled) => {
    expect(fillTokens(text, facts)).toBe(filled);
  });

  test('a fact is put in as it is, whatever it holds', () => {
    expect(fillTokens('{{odd}}', facts)).toBe('{{brand}} $& $1');
  });

  test.each(['{{brand}', '{brand}}', '{{ {{brand}} }}', '}}{{'])(
    'braces that do not make a pair are not published: %s',
    (text) => {
      expect(() => fillTokens(text, facts)).toThrow(UnknownTokenError);
      expect(() => fillTokens(text, facts)).toThrow('two braces on either side');
    },
  );

  test.each(['{{price}}', '{{Brand}}', '{{}}', '{{__proto__}}', '{{constructor}}', '{{toString}}'])(
    '%s names no fact, and the error lists those there are',
    (text) => {
      const fill = () => fillTokens(text, facts);
      expect(fill).toThrow(UnknownTokenError);
      expect(fill).toThrow('it can be one of brand, odd, plan.pro.monthly');
    },
  );
});
