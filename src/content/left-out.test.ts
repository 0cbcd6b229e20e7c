import { expect, test } from 'vitest';
import { optionalSectionIds } from '../config/routes.ts';
import { changed, put } from './changed-content.fixture.ts';
import { readContent } from './read-content.ts';
import { sectionField } from './schemas/home.ts';

const others = (...left: string[]) => optionalSectionIds.filter((id) => !left.includes(id));

/** The content without links to the section of questions, which `sections` may leave out. */
const withSections = (
  sections: readonly string[],
  changes: Record<string, (source: string) => string> = {},
) =>
  changed({
    'en/pages/home.yaml': put(['sections'], sections),
    'en/pages/not-found.yaml': (source) => source.replaceAll(/\/#[\w-]+/g, '/contact'),
    ...changes,
  });

test.each([
  ['in another order', optionalSectionIds.toReversed()],
  ['twice', ['demo', 'demo']],
])('sections %s are refused', (_, sections) => {
  expect(() => readContent(withSections(sections))).toThrow(
    'en/pages/home.yaml, field sections: expected each section once, in this order: demo, features,',
  );
});

test('a part of a legal text depends on a section', () => {
  const text = '\n<!-- if faq is shown -->\n\n[Questions](/#faq)\n\n<!-- end if -->\n';
  const cookies = (sections: readonly string[]) =>
    readContent(withSections(sections, { 'en/legal/cookies.md': (source) => source + text })).legal
      .cookies.html;
  expect(cookies(optionalSectionIds)).toContain('href="/#faq"');
  expect(cookies(others('faq'))).not.toContain('#faq');
});

test.each([
  ['en/pages/not-found.yaml', put(['links', 1, 'href'], '/#faq'), 'field links[1].href'],
  ['facts/navigation.yaml', put(['company'], ['about', 'faq']), 'field company[1]'],
  ['en/legal/cookies.md', (text: string) => `${text}\n[Questions](/#faq)\n`, 'field text'],
])('a link to a section that is left out is reported with its place: %s', (name, change, place) => {
  expect(() => readContent(withSections(others('faq'), { [name]: change }))).toThrow(
    `content/${name}, ${place}: the landing page has no section /#faq; remove the link, or add faq to \`sections\``,
  );
});

test('a section that is left out needs no words, and they may have mistakes', () => {
  const files = withSections(others('faq', 'savings-calculator'), {
    'en/pages/home.yaml': (source) =>
      [
        put(['sections'], others('faq', 'savings-calculator')),
        put([sectionField('faq')], undefined),
        put([sectionField('savings-calculator')], { heading: 7 }),
      ].reduce((text, change) => change(text), source),
  });
  files.delete('en/faq.yaml');
  expect(readContent(files).faq).toEqual([]);
  const english = readContent(files);
  files.delete('id/faq.yaml');
  expect(readContent(files, 'id', english).faq).toEqual([]);
});

test('a section that is shown needs its words', () => {
  const files = changed({ 'en/pages/home.yaml': put(['showcase'], undefined) });
  expect(() => readContent(files)).toThrow(
    'en/pages/home.yaml, field showcase: expected the words of the section, or no such section in `sections`',
  );
});
