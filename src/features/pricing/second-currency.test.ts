import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { priceWords, type Plan } from '../../content/facts/plan.ts';
import { enterprise, starter } from '../../content/facts/plans.fixture.ts';
import type { MoneyFormat } from '../../shared/money.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanTable } from './plan-table.tsx';
import { Pricing } from './pricing.tsx';

const copy = content.pages.home.pricing;
const dollars = { currency: 'USD', locale: 'en-US' };
const withRupiah = { ...dollars, locale: 'id-ID', also: { currency: 'IDR', rate: 16_000 } };

function textsOf(plans: readonly Plan[], money: MoneyFormat, exchangeRateText: string | null) {
  const priced = plans.map((plan) => ({
    ...plan,
    priceWords: plan.price && priceWords(plan.price, money),
  }));
  const [first] = priced;
  if (!first) throw new Error('A plan is missing.');
  const elements = {
    card: createElement(PlanCard, { copy, plan: first, previousPlan: undefined }),
    table: createElement(PlanTable, {
      copy,
      tone: 'paper',
      plans: priced,
      modules: [],
      emergencyFrom: enterprise.id,
    }),
    section: createElement(Pricing, {
      copy,
      tone: 'paper',
      plans: priced,
      yearlySaving: '10%',
      portfolioLinks: [],
      isAccountPriceSample: false,
      exchangeRateText,
    }),
  };
  return Object.entries(elements).map(
    ([name, element]) =>
      [
        name,
        renderToStaticMarkup(element)
          .replaceAll(/<[^>]*>/g, ' ')
          .replaceAll('\u00A0', ' '),
      ] as const,
  );
}

test('every price has the second currency of the language beside it', () => {
  const texts = textsOf([starter, enterprise], withRupiah, 'US$1 = Rp 16.000');
  for (const [name, text] of texts) {
    // 199 and 179 a month, and 2,148 a year.
    expect(text, name).toContain('≈ Rp 3,18 juta');
    expect(text, name).toContain('≈ Rp 2,86 juta');
    expect(text, name).toContain('US$2.148 (≈ Rp 34,4 juta)');
  }
  expect(Object.fromEntries(texts)['section']).toContain('US$1 = Rp 16.000');
});

test('prices of a language without a second currency stand alone', () => {
  for (const [name, text] of textsOf([starter, enterprise], dollars, null)) {
    expect(text, name).toContain('$199');
    expect(text, name).toContain('$2,148');
    expect(text, name).not.toMatch(/≈|Rp/);
  }
});
