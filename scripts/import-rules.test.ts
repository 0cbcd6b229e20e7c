import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** The rule that forbids an import, for each pair of files: who imports, and what. */
const forbidden = {
  'config-imports': ['src/config/a.ts', 'src/domain/value.ts'],
  'domain-imports': ['src/domain/a.ts', 'src/lib/value.ts'],
  'content-imports': ['src/content/a.ts', 'src/lib/value.ts'],
  'lib-imports': ['src/lib/a.ts', 'src/ui/value.ts'],
  'ui-imports': ['src/ui/a.ts', 'src/domain/value.ts'],
  'scenes-imports': ['src/scenes/a.ts', 'src/domain/value.ts'],
  'sections-imports': ['src/sections/a.ts', 'src/features/one/value.ts'],
  'sections-domain-types-only': ['src/sections/b.ts', 'src/domain/value.ts'],
  'pictures-imports': ['src/pictures/a.ts', 'src/sections/value.ts'],
  'features-imports': ['src/features/one/a.ts', 'src/content/value.ts'],
  'features-stand-alone': ['src/features/one/b.ts', 'src/features/two/value.ts'],
  'styleguide-imports': ['src/styleguide/a.ts', 'src/sections/value.ts'],
  'styleguide-is-for-development': ['src/pages/a.ts', 'src/styleguide/value.ts'],
  'product-host-stands-alone': ['product-host/a.ts', 'src/config/value.ts'],
  resolvable: ['src/ui/b.ts', 'src/ui/nothing.ts'],
} as const;

const allowed = [
  ['src/content/c.ts', 'src/domain/value.ts'],
  ['src/features/one/c.ts', 'src/lib/value.ts'],
  ['src/sections/c.ts', 'src/ui/value.ts'],
] as const;

let folder: string;
let violations: { rule: { name: string }; from: string; to: string }[];

function write(path: string, source: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

const specifier = (path: string) => `${'../'.repeat(path.split('/').length - 1)}`;

beforeAll(() => {
  mkdirSync('.build', { recursive: true });
  folder = mkdtempSync('.build/rules-');
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json']) {
    cpSync(file, join(folder, file));
  }
  for (const [from, to] of [...Object.values(forbidden), ...allowed]) {
    if (!to.endsWith('nothing.ts')) write(to, 'export const value = 1;\n');
    write(from, `import { value } from '${specifier(from)}${to}';\nexport const use = value;\n`);
  }
  write(
    'src/sections/types.ts',
    "import type { value } from '../domain/value.ts';\nexport type Use = typeof value;\n",
  );
  write('src/lib/egg.ts', "import { hen } from './hen.ts';\nexport const egg = () => hen;\n");
  write('src/lib/hen.ts', "import { egg } from './egg.ts';\nexport const hen = () => egg;\n");
  const args = [cruiser, 'src', 'product-host', '--output-type', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  ({ violations } = (JSON.parse(stdout) as { summary: { violations: typeof violations } }).summary);
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true }));

for (const [rule, [from, to]] of Object.entries(forbidden)) {
  test(`${rule} forbids ${from} to import ${to}`, () => {
    const broken = violations.filter((violation) => violation.from === from);
    expect(broken.map(({ rule: { name } }) => name)).toContain(rule);
  });
}

test('no two files may import each other', () => {
  const cycles = violations.filter(({ rule: { name } }) => name === 'no-cycles');
  expect(cycles.map(({ from, to }) => [from, to].toSorted())).toEqual([
    ['src/lib/egg.ts', 'src/lib/hen.ts'],
  ]);
});

test('what the rules allow is not complained of', () => {
  const fine = [...allowed.map(([from]) => from), 'src/sections/types.ts'] as string[];
  expect(violations.filter(({ from }) => fine.includes(from))).toEqual([]);
});
