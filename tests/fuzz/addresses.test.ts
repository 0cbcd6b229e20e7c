import * as fc from 'fast-check';
import { content, routes } from '../language.ts';
import { currencySymbol } from '../../src/shared/money.ts';
import { fuzzTimes, hostile } from '../../src/shared/fuzz.fixture.ts';
import {
  canary,
  hostileQuery,
  hostileText,
  knownParameters,
} from '../../src/features/hostile-query.fixture.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes, notFoundError, unknownPath } from '../e2e/site.ts';
import {
  arrive,
  readState,
  changeAddress,
  type Arrival,
  type AddressParts,
} from './hostile-page.ts';

test.use({ expectedErrors: notFoundError });

const search = hostileQuery.map((query) => query.toWellFormed());
const hash = fc.oneof(
  fc.constantFrom('', '#', '#pricing', '#difference', '#yale', '#:~:text=NaN', '#%', '#%23%00'),
  hostileText.map((text) => `#${text.toWellFormed()}`),
  hostileText.map((text) => `#${encodeURIComponent(text.toWellFormed())}`),
);
const storedValue = fc.oneof(hostileText, hostileQuery);
const stored = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Arrival['stored']>({}) },
  {
    weight: 1,
    arbitrary: fc.record({ theme: storedValue, trial: storedValue, contact: storedValue }),
  },
);
/** A figure of the calculator, in the site's currency. */
const amount = new RegExp(
  String.raw`^−?${RegExp.escape(currencySymbol(content.money.currency, content.money.locale))}[\d.,]+$`,
);

interface Visit {
  arrival: Arrival;
  afterwards: AddressParts[];
}

const visit: fc.Arbitrary<Visit> = fc.record({
  arrival: fc.record({ search, hash, stored }),
  afterwards: fc.array<AddressParts>(fc.record({ search, hash }), { maxLength: 3 }),
});

/** A visit whose address has one value for every parameter that any page reads. */
function withEveryParameter(value: string): Visit {
  const query = new URLSearchParams(knownParameters.map((name) => [name, value]));
  const address = { search: `?${query}`, hash: `#${encodeURIComponent(value)}` };
  return { arrival: { ...address, stored: {} }, afterwards: [address] };
}

// Always tried first, whatever the seed.
const examples: [Visit][] = [
  [withEveryParameter(`<img src=x onerror=${canary}=1>`)],
  [withEveryParameter('z'.repeat(200))],
];

// Pages without interactive parts share all their scripts, so an ordinary run tests only one of them.
const others = fuzzTimes > 1 ? allRoutes : [routes.home, routes.integrations, routes.contact];

for (const path of new Set([...others, routes.login, routes.cookies, unknownPath])) {
  test(`no address and no stored value changes ${path}`, async ({ page }) => {
    const plan = { ...hostile<[Visit]>(3), examples };
    test.setTimeout(30_000 + 5000 * (plan.numRuns ?? 1));
    await page.goto(path);
    await arrive(page, path, { search: '', hash: '', stored: {} });
    const plain = await readState(page);
    const safe = fc.asyncProperty(visit, async ({ arrival, afterwards }) => {
      await arrive(page, path, arrival);
      await changeAddress(page, path, afterwards);
      const { targets, figures, carried, ...rest } = await readState(page);
      expect({ ...plain, ...rest }).toEqual(plain);
      expect(targets.filter((target) => !plain.targets.includes(target))).toEqual([]);
      expect(figures).toHaveLength(plain.figures.length);
      for (const figure of figures) expect(figure).toMatch(amount);
      // Stored values were written by the site itself.
      if (Object.keys(arrival.stored).length > 0) return;
      for (const [name, value] of carried) {
        expect(name).toMatch(/^utm_(source|medium|campaign|term|content)$/);
        expect(value.length).toBeLessThanOrEqual(100);
      }
    });
    await fc.assert(safe, plan);
  });
}
