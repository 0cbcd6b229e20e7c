import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPlaceholder } from '../config/settings.ts';
import { brand } from '../config/site.ts';
import { content } from './content.ts';
import { placesIn } from './faults.fixture.ts';

const said = [...placesIn(content)].flatMap(([, value]) =>
  typeof value === 'string' ? value : [],
);
const whole = new Set(said);
const vendors = new Set(content.integrations.map(({ name }) => name.toLowerCase()));

/** What stands in quotes in a line of code; of a template, the stretches between its values. */
function quoted(line: string): string[] {
  if (/^\s*(\/\/|\/?\*|import )/.test(line)) return [];
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].flatMap(([, text, template = '']) =>
    text === undefined ? template.split(/\$\{[^}]*\}/) : text.replaceAll('\\', ''),
  );
}

/** Where a test looks for something by its words. */
const isSearch = /(name|hasText): '|(getBy\w+|to(Have|Contain)\w*Text|toHaveAccessible\w+)\('/;

/** Words of the content that a line of a test says again. */
const repeated = (line: string) =>
  quoted(line).filter(
    (text) =>
      vendors.has(text.toLowerCase()) ||
      (isSearch.test(line) && whole.has(text)) ||
      (/^[A-Z].*\w \w/.test(text) &&
        text.trim().length >= 12 &&
        said.some((words) => words.includes(text))),
  );

// What a company writes in their place may be a test's own words by chance.
test.runIf(isPlaceholder('BRAND_NAME', brand.name))(
  'no test but that of the facts says again what the content says, which may change',
  () => {
    const files = globSync(['tests/**/*.ts', 'src/content/*.test.ts']);
    const again = files
      .filter((file) => !file.endsWith('content-facts.test.ts'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, at) => repeated(line).map((text) => `${file}:${at + 1} ${text}`)),
      );
    expect(again).toEqual([]);
  },
);
