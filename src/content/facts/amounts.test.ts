import { expect, test } from 'vitest';
import { formatMoney } from '../../shared/money.ts';
import { changed, put } from '../changed-content.fixture.ts';
import { loadContent } from '../content.ts';
import { readContent } from '../read-content.ts';

const content = loadContent();

test('all prices and texts follow the currency', () => {
  const currency = content.terms.currency === 'GBP' ? 'EUR' : 'GBP';
  const text = 'A {{currencySymbol}} {{CurrencyName}} {{trialDays}}';
  const read = readContent(
    changed({
      'facts/terms.yaml': put(['currency'], currency),
      'en/pages/home.yaml': put(['hero', 'note'], text),
    }),
  );
  const symbol = formatMoney(1, { ...content.money, currency }).replace('1', '');
  expect(read.pages.home.hero.note).toMatch(
    new RegExp(`^A ${symbol} (?:British pounds|Euros) \\d+$`),
  );
});
