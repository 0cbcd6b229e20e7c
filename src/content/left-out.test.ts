import { expect, test } from 'vitest';
import { optionalSectionIds } from '../config/routes.ts';
import { ContentError } from './parse/content-error.ts';
import { put, sources } from './changed-content.fixture.ts';
import { readContent } from './read-content.ts';
import { sectionTone, sectionsWith } from './landing-sections.ts';

const { faq } = readContent(sources);
const pages = { home: { sections: optionalSectionIds } };
const homeWith = (sections: readonly string[]) =>
  new Map(sources).set(
    'en/pages/home.yaml',
    put(['sections'], sections)(sources.get('en/pages/home.yaml') ?? ''),
  );

test('the landing page has the sections of its file, and testimonials only if there are any', () => {
  expect(sectionsWith({ testimonials: [{}], pages })).toEqual(optionalSectionIds);
  const others = optionalSectionIds.filter((id) => id !== 'testimonials');
  expect(sectionsWith({ testimonials: [], pages })).toEqual(others);
});

test('neighbors differ in their background, whichever sections are left out', () => {
  for (const left of optionalSectionIds) {
    const landingSections = optionalSectionIds.filter((id) => id !== left);
    const tones = landingSections.map((id) => sectionTone(id, { landingSections }));
    expect(tones.filter((tone, index) => tone === tones[index - 1])).toEqual([]);
    expect(tones[0]).toBe('paper');
  }
});

test.each([
  ['in another order', optionalSectionIds.toReversed()],
  ['twice', ['demo', 'demo']],
])('sections %s are refused', (_, sections) => {
  expect(() => readContent(homeWith(sections))).toThrow(
    `en/pages/home.yaml, field sections: expected each section once, in this order: ${optionalSectionIds.join(', ')}, got 2.`.replace(
      'got 2',
      `got ${sections.length}`,
    ),
  );
});

test('a part of a legal text depends on a section', () => {
  const cookies = (sections: readonly string[]) =>
    readContent(
      homeWith(sections).set(
        'en/legal/cookies.md',
        `${sources.get('en/legal/cookies.md')}\n<!-- if faq is shown -->\n\n[Questions](/#faq)\n\n<!-- end if -->\n`,
      ),
    ).legal.cookies.html;
  expect(cookies(optionalSectionIds)).toContain('href="/#faq"');
  expect(cookies(optionalSectionIds.filter((id) => id !== 'faq'))).not.toContain('#faq');
});

const withoutTestimonials = new Map(sources)
  .set('en/testimonials.yaml', '# None yet.\n[]\n')
  .set(
    'facts/navigation.yaml',
    put(['header'], ['pricing'])(sources.get('facts/navigation.yaml') ?? ''),
  );

test('a page without links to the section that it leaves out is accepted', () => {
  expect(() => readContent(withoutTestimonials)).not.toThrow();
});

test.each([
  ['en/faq.yaml', put([0, 'answer'], 'See /#testimonials.'), `entry "${faq[0]?.id}", field answer`],
  ['en/pages/not-found.yaml', put(['links', 1, 'href'], '/#testimonials'), 'field links[1].href'],
  ['facts/navigation.yaml', put(['header'], ['pricing', 'testimonials']), 'field header[1]'],
  ['en/legal/cookies.md', (text: string) => `${text}\n[Voices](/#testimonials)\n`, 'line'],
])('a link to a section that is left out is reported with its place: %s', (name, change, place) => {
  const linked = change(sources.get(name) ?? '');
  const read = () => readContent(new Map(withoutTestimonials).set(name, linked));
  expect(read).toThrow(ContentError);
  expect(read).toThrow(place);
  expect(read).toThrow(
    'the landing page has no section /#testimonials. Remove the link, or write one in en/testimonials.yaml.',
  );
});

test('claims are three or none', () => {
  const read = (claims: object[]) => () => {
    const home = put(['hero', 'claims'], claims)(sources.get('en/pages/home.yaml') ?? '');
    return readContent(new Map(sources).set('en/pages/home.yaml', home));
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
  expect(() => readContent(new Map(sources).set('en/pages/home.yaml', home))).toThrow(
    'en/pages/home.yaml, field hero.claims[0].source: expected a source, or sample: true',
  );
});
