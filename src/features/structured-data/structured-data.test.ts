import ts from 'typescript';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { routes } from '../../config/routes.ts';
import { content } from '../../content/content.ts';
import { jobPosting } from './job-posting.ts';
import { toJsonLd } from './schema-org.ts';
import { structuredData } from './structured-data.ts';

// Type-checking the whole vocabulary is slow on a busy machine.
vi.setConfig({ hookTimeout: 120_000 });

const landing = structuredData(routes.home, content) ?? '';
const contact =
  '"email":"a@b.test","telephone":"+1 415","address":"Jalan 1","sameAs":["https://x.test"]';

const opening = {
  id: 'front-office',
  title: 'Front office',
  place: 'Lisbon, Portugal',
  kind: 'full-time',
  remote: false,
  text: '<p>You greet guests.</p>',
  posted: '2026-11-02',
} as const;
const company = { name: 'Casa', url: 'https://www.b.test/', logo: 'https://www.b.test/icon.png' };
const postings = [opening, { ...opening, remote: true, place: 'Portugal' }].map((each) =>
  jobPosting(each, company, 'https://www.b.test/careers'),
);

const valid = {
  [routes.home]: landing,
  [routes.about]: structuredData(routes.about, content) ?? '',
  [routes.careers]: structuredData(routes.careers, content) ?? '',
  'open positions': toJsonLd({ '@context': 'https://schema.org', '@graph': postings }),
  'a company that can be reached': landing.includes('"email"')
    ? landing
    : landing.replace('"slogan"', `${contact},"slogan"`),
};
const invalid = {
  'a type': landing.replace('"SoftwareApplication"', '"SoftwareProduct"'),
  'a property': landing.replace('"billingIncrement"', '"billingPeriod"'),
  'a value': landing.replace('"billingIncrement":12', '"billingIncrement":"twelve"'),
};

/** Errors in JSON-LD by the schema.org vocabulary: types, properties and values. */
function findVocabularyErrors(texts: Record<string, string>): Map<string, string[]> {
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
    errors = findVocabularyErrors({ ...valid, ...invalid });
  });

  test.each(Object.keys(valid))('%s is valid', (name) => {
    expect(errors.get(name)).toEqual([]);
  });

  test.each(Object.keys(invalid))('%s outside the vocabulary is an error', (name) => {
    expect(errors.get(name)).not.toEqual([]);
  });
});

test('contact details are included only once they are real', () => {
  const withSample = (isSample: boolean) => ({
    ...content,
    company: { ...content.company, sample: isSample },
  });
  const real = withSample(false);
  expect(structuredData(routes.home, real)).toContain(`"email":"${content.company.mail}"`);
  const sample = withSample(true);
  expect(structuredData(routes.home, sample)).not.toContain('"email"');
});

test('pages without an index entry have no structured data', () => {
  expect(structuredData(routes.login, content)).toBeNull();
  expect(structuredData(null, content)).toBeNull();
});
