import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyChoice } from '../rules/choice.fixture.ts';
import { defaultChoiceFor, type Choice } from '../rules/choice.ts';
import { copy } from '../calculator-copy.fixture.ts';
import { exampleOptions as options } from '../rules/options.fixture.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { defaultState } from '../state/calculator-state.ts';
import { evaluate } from '../state/evaluation.ts';
import { Plans, Platforms } from '../parts/comparison.tsx';
import { Results } from '../parts/results.tsx';

const amounts = (text: string) =>
  [...text.matchAll(/(−?)\$([\d,]+)/g)].map(
    ([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign ? -1 : 1),
  );
const toText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

/** Every place that shows figures side by side: its text, and the figures of each of its sums. */
function shownFor(choice: Choice): Record<string, { text: string; sums: number[][] }> {
  const result = { copy, evaluation: evaluate(choice, options), isYearly: choice.isYearly };
  const part = { copy, options, state: { ...defaultState(options), ...choice } };
  const render = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
    renderToStaticMarkup(element);
  const results = render(createElement(Results, result));
  const outputs = results.match(/<output.*?<\/output>/g) ?? [];
  const tables = { platforms: createElement(Platforms, part), plans: createElement(Plans, part) };
  return {
    // The calculator always has the note below them.
    results: { text: copy.rounding, sums: [outputs.flatMap(amounts)] },
    ...Object.fromEntries(
      Object.entries(tables).map(([name, element]) => {
        const html = render(element);
        const rows = html.match(/<tr.*?<\/tr>/gs) ?? [];
        const sums = rows.slice(1).map((row) => amounts(row.match(/<td.*/s)?.[0] ?? ''));
        return [name, { text: toText(html), sums }];
      }),
    ),
  };
}

/** Whether rounded figures do not add up: both costs, the savings, and the savings of the other period. */
function isOff(choice: Choice, [ota = 0, product = 0, left = 0, other]: number[]): boolean {
  const year = choice.isYearly ? left : other;
  const month = choice.isYearly ? other : left;
  return ota - product !== left || (other !== undefined && year !== 12 * (month ?? 0));
}

const caption = ({ per }: { per: string }) => fillTemplate(copy.rounded, { per });
const notes = [copy.rounding, caption(copy.month), caption(copy.year)];

describe('rounded figures', () => {
  it('have a note that they are rounded wherever they do not add up', () => {
    const noted = fc.property(anyChoice, (choice) => {
      for (const [place, { text, sums }] of Object.entries(shownFor(choice))) {
        const isNoted = notes.some((note) => text.includes(note));
        expect(isNoted || !sums.some((sum) => isOff(choice, sum)), place).toBe(true);
      }
    });
    fc.assert(noted, hostile(100));
  });

  it('do not add up for Vrbo and Basic: $252 − $231 is shown as $22', () => {
    const vrbo = { ...defaultChoiceFor(options), otaId: 'vrbo' };
    const { results, platforms, plans } = shownFor(vrbo);
    expect(results?.sums).toEqual([[252, 231, 22, 258]]);
    expect(platforms?.sums[2]).toEqual([252, 231, 22]);
    expect(plans?.sums[0]).toEqual([252, 231, 22]);
    expect(isOff(vrbo, [252, 231, 22, 258])).toBe(true);
  });
});
