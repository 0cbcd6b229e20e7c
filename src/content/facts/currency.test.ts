import { expect, test } from 'vitest';
import { content } from '../content.ts';
import { readContent } from '../read-content.ts';
import { put, readChanged, sources } from '../changed-content.fixture.ts';
import { formatMoney } from '../../shared/money.ts';

const slider = { min: 50, max: 500, step: 5, default: 150 };

test.each([
  ['currency', 'facts/terms.yaml', ['currency'], 'Euro', 'expected the code of a currency'],
  ['nightlyRate.max', 'facts/calculator.yaml', ['nightlyRate'], { ...slider, max: 50 }, 'expected'],
  [
    'nightlyRate.step',
    'facts/calculator.yaml',
    ['nightlyRate'],
    { ...slider, step: 7 },
    'expected a step that leads from min to max exactly',
  ],
  [
    'nightlyRate.step',
    'facts/calculator.yaml',
    ['nightlyRate'],
    { ...slider, step: 50 },
    'expected a smaller step',
  ],
  [
    'nightlyRate.default',
    'facts/calculator.yaml',
    ['nightlyRate'],
    { ...slider, default: 151 },
    'expected a number that is a whole number of steps above min',
  ],
  [
    'nightlyRate.default',
    'facts/calculator.yaml',
    ['nightlyRate'],
    { ...slider, default: 500 },
    'expected a number from min to below max',
  ],
])('%s is refused with its place: %s, %j as %j', (field, file, path, value, message) => {
  expect(readChanged(file, put(path, value))).toThrow(`${file}, field ${field}: ${message}`);
});

test('all prices and texts follow the currency', () => {
  const currency = content.terms.currency === 'GBP' ? 'EUR' : 'GBP';
  const terms = put(['currency'], currency)(sources.get('facts/terms.yaml') ?? '');
  const text = 'A {{currencySymbol}} {{CurrencyUnits}} {{trialDays}}';
  const home = put(['hero', 'note'], text)(sources.get('en/pages/home.yaml') ?? '');
  const changed = new Map(sources).set('facts/terms.yaml', terms).set('en/pages/home.yaml', home);
  const read = readContent(changed);
  expect(read.terms.currency).toBe(currency);
  const symbol = formatMoney(1, { ...content.money, currency }).replace('1', '');
  expect(read.pages.home.hero.note).toMatch(new RegExp(`^A ${symbol} (?:Pounds|Euros) \\d+$`));
});
