import { expect, test } from 'vitest';
import { sectionIds } from '../config/routes.ts';
import { ContentError } from './parse/content-error.ts';
import { folder, put, sources, swap } from './changed-content.fixture.ts';
import { readContent } from './content.ts';
import { sectionsWith } from './cross-checks.ts';

const none = new Map(sources).set('en/testimonials.yaml', '# None yet.\n[]\n');

test('without testimonials, the landing page has its other sections in their order', () => {
  const { testimonials } = readContent(folder, none);
  expect(sectionsWith({ testimonials })).toEqual(sectionIds.filter((id) => id !== 'testimonials'));
  expect(sectionsWith({ testimonials: [{}] })).toEqual(sectionIds);
});

test.each([
  ['en/pages/not-found.yaml', put(['links', 1, 'href'], '/#testimonials')],
  ['en/legal/terms-of-service.md', swap('\n## ', '\n[What they say](/#testimonials)\n\n## ')],
])('a link to a section that is left out is reported with its line: %s', (name, change) => {
  const linked = change(sources.get(name) ?? '');
  const read = () => readContent(folder, new Map(none).set(name, linked));
  const line = linked.split('/#testimonials')[0]?.split('\n').length;
  expect(read).toThrow(ContentError);
  expect(read).toThrow(`${name}: line ${line}: the landing page leaves out the section`);
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
