import ts from 'typescript';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { routes } from '../config/routes.ts';
import { isStandIn } from '../config/settings.ts';
import { brand } from '../config/site.ts';
import { structuredData } from './structured-data.ts';

// Reading the types of the whole vocabulary takes its time on a machine that has much else to do.
vi.setConfig({ hookTimeout: 120_000 });

const landing = structuredData(routes.home) ?? '';
const contact =
  '"email":"a@b.test","telephone":"+1 415","address":"Jalan 1","sameAs":["https://x.test"]';

const wellSaid = {
  [routes.home]: landing,
  [routes.about]: structuredData(routes.about) ?? '',
  'a company that can be reached': landing.includes('"email"')
    ? landing
    : landing.replace('"slogan"', `${contact},"slogan"`),
};
const illSaid = {
  'a type': landing.replace('"SoftwareApplication"', '"SoftwareProduct"'),
  'a property': landing.replace('"billingIncrement"', '"billingPeriod"'),
  'a value': landing.replace('"billingIncrement":12', '"billingIncrement":"twelve"'),
};

/** What is wrong with JSON-LD by the vocabulary of schema.org: types, properties and values. */
function vocabularyErrors(texts: Record<string, string>): Map<string, string[]> {
  const files = new Map(
    Object.entries(texts).map(([name, json], index) => {
      const type = json.includes('"@graph"') ? 'Graph' : 'WithContext<Thing>';
      const source = `import type { Graph, Thing, WithContext } from 'schema-dts';
      export const data: ${type} = ${json};`;
      return [`structured-data-${index}.ts`, { name, source }];
    }),
  );
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    module: ts.ModuleKind.Preserve,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, target) => {
    const file = files.get(path);
    return file ? ts.createSourceFile(path, file.source, target) : getSourceFile(path, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return new Map(
    [...files].map(([path, { name }]) => [
      name,
      program
        .getSemanticDiagnostics(program.getSourceFile(path))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ]),
  );
}

describe('by the vocabulary of schema.org', () => {
  let errors: Map<string, string[]>;
  beforeAll(() => {
    errors = vocabularyErrors({ ...wellSaid, ...illSaid });
  });

  test.each(Object.keys(wellSaid))('%s is well said', (name) => {
    expect(errors.get(name)).toEqual([]);
  });

  test.each(Object.keys(illSaid))('%s that it does not have is found', (name) => {
    expect(errors.get(name)).not.toEqual([]);
  });
});

test.each([
  ['email', 'BRAND_MAIL', brand.mail],
  ['telephone', 'BRAND_PHONE', brand.phone],
  ['address', 'BRAND_ADDRESS', brand.address],
] as const)('%s is stated as a fact only when an operator has set it', (property, name, value) => {
  expect(landing.includes(`"${property}"`)).toBe(!isStandIn(name, value));
});

test('the pages that are not to be found say nothing', () => {
  expect(structuredData(routes.login)).toBeNull();
  expect(structuredData(null)).toBeNull();
});
