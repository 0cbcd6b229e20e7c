import { describe, expect, test } from 'vitest';
import { content, languages } from '../content.ts';
import { priceWords } from '../facts/plan.ts';
import { formatPercent } from '../facts/wording.ts';
import { readSources } from '../sources.ts';
import { translatedTexts, type TranslatedText } from './texts.ts';

const sources = readSources('content');
const translations = languages
  .map(({ code }) => code)
  .flatMap((code) => translatedTexts(sources, code).map((text) => ({ ...text, code })));
/**
 * Files with figures of other companies, and with what customers say; and the support hours, which may be
 * in the time zone of the readers.
 */
const isOthers = ({ name, key }: TranslatedText) =>
  /^facts\/(booking-sites|card-processing)|testimonials/.test(name) || key === 'supportHours';
const nameOf = ({ name, key, code }: TranslatedText & { code: string }) =>
  `${code}: ${name} ${key}`;

/** The figures of a text, without their separators, which differ between languages: 15,5 and 15.5. */
function figuresOf(text: string): string[] {
  const typed = text.replaceAll(/\{\{[^{}]*\}\}/g, '');
  return [...typed.matchAll(/\d+(?:[.,:]\d+)*/g)].map(([figure]) =>
    figure.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, ''),
  );
}

/** Figures of a translation that its English text does not have. */
function typedFigures({ english, translation = '' }: TranslatedText): string[] {
  const known = figuresOf(english);
  return figuresOf(translation).filter((figure) => !known.includes(figure));
}

describe('figures in translations', () => {
  const pair = (english: string, translation: string) => ({
    name: '',
    key: '',
    english,
    translation,
  });

  test('a typed figure is found, in any notation', () => {
    expect(typedFigures(pair('Free for {{trialDays}} days', 'Gratis 14 hari'))).toEqual(['14']);
    expect(typedFigures(pair('15.5% of 10,000 at 9:00', '15,5% dari 10.000 pukul 09.00'))).toEqual(
      [],
    );
    expect(typedFigures(pair('15.5%', '16,5%'))).toEqual(['165']);
  });

  test('no translation has a figure that its English text does not have', () => {
    const typed = translations.filter(
      (text) => !text.name.endsWith('.md') && text.key !== 'supportHours',
    );
    expect(typed.filter((text) => typedFigures(text).length > 0).map(nameOf)).toEqual([]);
  });
});

describe('facts in texts', () => {
  const prices = content.plans.flatMap(({ price }) => (price ? [price] : []));
  const figures = languages.flatMap((language) => {
    const money = { currency: content.terms.currency, locale: language.locale };
    return [
      ...prices.flatMap((price) => {
        const { monthly, yearly } = priceWords(price, money);
        return [monthly, yearly.price, yearly.total, yearly.saving];
      }),
      ...[content.terms.directBookingFeePercent, content.terms.yearlySavingPercent].map((percent) =>
        formatPercent(percent, language.locale),
      ),
    ];
  });
  const findFacts = (text: string) =>
    figures.filter((figure) =>
      new RegExp(`(?<![\\d.,])${RegExp.escape(figure)}(?![.,]?\\d)`).test(text),
    );

  test('a typed price or fee is found', () => {
    for (const figure of figures) expect(findFacts(`Only ${figure}.`)).toContain(figure);
    expect(findFacts('{{plan.pro.monthly}}, 0.5%')).toEqual([]);
  });

  test('no text in any language types a price or a fee that it should name', () => {
    const typed = translations.filter(
      (text) => !isOthers(text) && findFacts(text.translation ?? '').length > 0,
    );
    expect(typed.map(nameOf)).toEqual([]);
  });
});
