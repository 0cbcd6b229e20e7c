import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSources } from '../../../src/content/sources.ts';
import { rewriteYaml } from './rewrite-yaml.ts';

const list = `# The plans.
# price: in dollars.

- id: one
  name: One # the first
  price: { monthly: 10, yearly: 8 }
  tags: [a, b]

# Below this line: the others.
- id: two
  name: 'Two: the second'
  price: null
  text: >-
    Folded over
    two lines.
  # Why it has features.
  features:
    - alpha
    # Only beta.
    - beta
`;
/** Every nth of a list: to try each text of a long file takes minutes. */
function everyNth<Item>(items: readonly Item[], step: number): Item[] {
  return items.filter((item) => items.indexOf(item) % step === 0);
}

type Entry = Record<string, unknown>;
const changed = (change: (entries: Entry[]) => unknown) => {
  const entries = parse(list) as Entry[];
  return rewriteYaml(list, change(entries) ?? entries);
};

describe('a YAML file that is written anew', () => {
  const yamlFiles = [...readSources('content')].filter(([name]) => name.endsWith('.yaml'));

  test.each(yamlFiles)('%s stays as it is without a change', (_, source) => {
    expect(rewriteYaml(source, parse(source))).toBe(source);
  });

  test.each(yamlFiles)('%s shows a changed text in its own lines only', (_, source) => {
    const texts: [values: Record<string | number, unknown>, key: string][] = [];
    const collect = (value: unknown): void => {
      for (const [key, inside] of Object.entries((value ?? {}) as object)) {
        if (typeof inside === 'string') texts.push([value as Entry, key]);
        else if (typeof inside === 'object') collect(inside);
      }
    };
    const value: unknown = parse(source);
    collect(value);
    const step = Math.ceil(texts.length / 6);
    for (const [values, key] of everyNth(texts, step)) {
      const before = values[key];
      values[key] = `${before as string} and more`;
      const rewritten = rewriteYaml(source, value);
      expect(parse(rewritten)).toEqual(value);
      const lines = new Set(source.split('\n'));
      const fresh = rewritten.split('\n').filter((line) => !lines.has(line));
      expect(fresh.length, fresh.join('\n')).toBeLessThanOrEqual(1);
      values[key] = before;
    }
  });

  test('keeps comments and style around a changed number', () => {
    const rewritten = changed(
      ([one]) => void Object.assign(one as Entry, { price: { monthly: 12, yearly: 8 } }),
    );
    expect(rewritten).toBe(list.replace('monthly: 10', 'monthly: 12'));
  });

  test('keeps quotes and the comment in a line', () => {
    const rewritten = changed(([one, two]) => {
      (one as Entry)['name'] = 'First';
      (two as Entry)['name'] = "It's two";
    });
    expect(rewritten).toBe(
      list.replace('name: One', 'name: First').replace("'Two: the second'", "'It''s two'"),
    );
  });

  test('removes an entry with the comment above it', () => {
    expect(changed((entries) => entries.slice(0, 1))).toBe(
      list.slice(0, list.indexOf('\n# Below')),
    );
  });

  test('removes the first entry and keeps the comment of the file', () => {
    const rewritten = changed((entries) => entries.slice(1));
    expect(rewritten).toMatch(/^# The plans\.\n# price: in dollars\.\n\n# Below.*\n- id: two\n/);
  });

  test('adds an entry at the end and between others', () => {
    const three = { id: 'three', name: 'Three', features: ['x: y'] };
    expect(changed((entries) => [...entries, three])).toBe(
      `${list}- id: three\n  name: Three\n  features:\n    - 'x: y'\n`,
    );
    expect(changed(([one, two]) => [one, three, two])).toContain(
      `  tags: [a, b]\n- id: three\n  name: Three\n  features:\n    - 'x: y'\n\n# Below this line`,
    );
  });

  test('moves an entry with its comments', () => {
    const rewritten = changed(([one, two]) => [two, one]);
    expect(parse(rewritten)).toEqual((parse(list) as Entry[]).toReversed());
    for (const comment of list.match(/#.*/g) ?? []) expect(rewritten).toContain(comment);
  });

  test('adds and removes fields and items', () => {
    const rewritten = changed(([one, two]) => {
      (one as Entry)['tags'] = ['a', 'c, d'];
      delete (two as Entry)['text'];
      Object.assign(two as Entry, { price: { monthly: 5 }, features: ['alpha', 'gamma', 'beta'] });
    });
    expect(rewritten).toBe(
      list
        .replace('[a, b]', `[a, 'c, d']`)
        .replace('price: null', 'price:\n    monthly: 5')
        .replace(/ {2}text: >-\n.*\n.*\n/, '')
        .replace('- alpha\n', '- alpha\n    - gamma\n'),
    );
  });

  test('takes any value', () => {
    for (const value of [[], null, 'text', 5, { a: [] }, [['a'], [['b']]]]) {
      expect(parse(rewriteYaml(list, value))).toEqual(value);
    }
  });
});
