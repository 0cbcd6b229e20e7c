import { expect, test } from 'vitest';
import { changeFiles, put, sources } from '../change-content.fixture.ts';
import { readContent } from '../read-content.ts';
import { createLanguage } from './create-language.ts';

const english = new Map([...sources].filter(([name]) => /^(facts|en)\//.test(name)));
const welsh = createLanguage(english, 'cy');
const both = new Map([...english, ...welsh]);

test('a new language contains every English text, and is not published', () => {
  const { language, ...content } = readContent(both, 'cy');
  expect(language).toMatchObject({ name: 'Cymraeg', locale: 'cy-GB', published: false });
  const { site, plans, terms } = readContent(both);
  expect(content.site).toEqual(site);
  expect(content.terms).toEqual(terms);
  expect(content.plans.map(({ title }) => title)).toEqual(plans.map(({ title }) => title));
});

test('prices, figures, icons and links are only in English', () => {
  const others = changeFiles(
    {
      'facts/plans.yaml': put([0, 'monthly'], 249),
      'facts/terms.yaml': put(['trialDays'], 21),
      'facts/navigation.yaml': put(['company'], ['about']),
      'en/features.yaml': put([0, 'icon'], 'globe'),
      'en/pages/home.yaml': put(['faq', 'contact', 'href'], '/about'),
    },
    both,
  );
  const { features, plans } = readContent(others, 'cy');
  expect(plans[0]?.price?.monthly).toBe(249);
  expect(features[0]?.icon).toBe('globe');
  expect([...welsh.keys()]).not.toContain('cy/facts/navigation.yaml');
});
