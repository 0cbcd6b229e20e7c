import { expect, test } from 'vitest';
import { optionalSectionIds, sectionIds } from '../config/routes.ts';
import { ContentError } from './parse/content-error.ts';
import { folder, put, sources, swap } from './changed-content.fixture.ts';
import { readContent } from './read-content.ts';
import { sectionTone, sectionsWith } from './landing-sections.ts';

const none = new Map(sources).set('en/testimonials.yaml', '# None yet.\n[]\n');

const pages = { home: { sections: optionalSectionIds } };
const homeWith = (sections: readonly string[]) =>
  new Map(sources).set(
    'en/pages/home.yaml',
    put(['sections'], sections)(sources.get('en/pages/home.yaml') ?? ''),
  );

test('without testimonials, the landing page has its other sections in their order', () => {
  const { testimonials } = readContent(folder, none);
  const others = sectionIds.filter((id) => id !== 'testimonials');
  expect(sectionsWith({ testimonials, pages })).toEqual(others);
  expect(sectionsWith({ testimonials: [{}], pages })).toEqual(sectionIds);
});

test.each(optionalSectionIds)('without its line, the section %s is left out', (left) => {
  const sections = optionalSectionIds.filter((id) => id !== left);
  const home = { sections };
  expect(sectionsWith({ testimonials: [{}], pages: { home } })).toEqual([...sections, 'contact']);
});

test('neighbors differ in their background, whichever sections are left out', () => {
  for (const left of optionalSectionIds) {
    const shown = sectionIds.filter((id) => id !== left);
    const tones = shown.map((id) => sectionTone(id, shown));
    expect(tones.filter((tone, index) => tone === tones[index - 1])).toEqual([]);
    expect(tones[0]).toBe('paper');
  }
});

test.each([
  ['in another order', optionalSectionIds.toReversed()],
  ['twice', ['demo', 'demo']],
])('sections %s are refused', (_, sections) => {
  expect(() => readContent(folder, homeWith(sections))).toThrow(
    `en/pages/home.yaml, field sections: expected each section once, in this order: ${optionalSectionIds.join(', ')}, got 2.`.replace(
      'got 2',
      `got ${sections.length}`,
    ),
  );
});

test('a part of a legal text depends on a section', () => {
  const cookies = (sections: readonly string[]) =>
    readContent(
      folder,
      homeWith(sections).set(
        'en/legal/cookies.md',
        `${sources.get('en/legal/cookies.md')}\n<!-- if faq is shown -->\n\n[Questions](/#faq)\n\n<!-- end if -->\n`,
      ),
    ).legal.cookies.html;
  const shown = sectionsWith({ testimonials: [{}], pages });
  const sections = shown.filter((id) => id !== 'contact');
  expect(cookies(sections)).toContain('href="/#faq"');
  expect(cookies(sections.filter((id) => id !== 'faq'))).not.toContain('#faq');
});

test.each([
  ['en/faq.yaml', swap(/answer: .*/, 'answer: See /#testimonials.')],
  ['en/legal/terms-of-service.md', swap('\n## ', '\n[What they say](/#testimonials)\n\n## ')],
])('a link to a section that is left out is reported with its line: %s', (name, change) => {
  const linked = change(sources.get(name) ?? '');
  const read = () => readContent(folder, new Map(none).set(name, linked));
  const line = linked.split('/#testimonials')[0]?.split('\n').length;
  expect(read).toThrow(ContentError);
  expect(read).toThrow(`${name}: line ${line}: the landing page leaves out the section`);
});

test('a field with a link to a section that is left out is accepted', () => {
  const link = put(['links', 1, 'href'], '/#testimonials');
  const name = 'en/pages/not-found.yaml';
  const linked = new Map(none).set(name, link(sources.get(name) ?? ''));
  expect(() => readContent(folder, linked)).not.toThrow();
});

test('claims are three or none', () => {
  const read = (claims: object[]) => () => {
    const home = put(['hero', 'claims'], claims)(sources.get('en/pages/home.yaml') ?? '');
    return readContent(folder, new Map(sources).set('en/pages/home.yaml', home));
  };
  const claim = { value: '2', label: 'villas', source: 'Counted in May.' };
  expect(read([])).not.toThrow();
  expect(read([claim, claim, claim])).not.toThrow();
  expect(read([claim, claim])).toThrow(
    'en/pages/home.yaml, field hero.claims: expected exactly 3 entries, or [] for none, got 2.',
  );
});

test('a claim has a source or is marked as a sample', () => {
  const claim = { value: '2', label: 'villas' };
  const home = put(
    ['hero', 'claims'],
    [claim, claim, claim],
  )(sources.get('en/pages/home.yaml') ?? '');
  expect(() => readContent(folder, new Map(sources).set('en/pages/home.yaml', home))).toThrow(
    'en/pages/home.yaml, field hero.claims[0].source: expected a source, or sample: true',
  );
});
