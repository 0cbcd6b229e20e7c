import { budgets } from '../../bench/budgets.ts';
import { routes } from '../../src/config/routes.ts';
import { expect, test } from './fixtures.ts';
import { everyPage, notFoundError, unknownPages } from './pages.ts';
import { weigh } from './weigh.ts';

test.use({ expectedErrors: notFoundError });

type Weight = Awaited<ReturnType<typeof weigh>>;

function expectWithin({ list, ...weight }: Weight, limits: Partial<Omit<Weight, 'list'>>) {
  for (const [name, budget] of Object.entries(limits))
    expect(weight[name as keyof typeof limits], `${name} of\n${list}`).toBeLessThanOrEqual(budget);
}

/** A page has the same budget in every language. */
const englishPath = (path: string) => path.replace(/^\/id(?=\/|$)/, '') || routes.home;

/** The landing page in each language. */
const landingPages = everyPage.filter((path) => englishPath(path) === routes.home);

for (const path of [...everyPage, ...unknownPages]) {
  test(`${path} stays within its budget`, async ({ page }) => {
    expectWithin(await weigh(page, path), {
      documentAndStyleBytes: budgets.documentAndStyleBytes(englishPath(path)),
      scriptBytes: budgets.scriptBytes,
      ...budgets.atLoad,
    });
  });
}

for (const path of landingPages) {
  test(`${path} stays within its number of elements and words`, async ({ page }) => {
    await page.goto(path);
    const { elements, words } = await page.evaluate(() => {
      // Otherwise, sections that are far from the screen have no text.
      document.documentElement.dataset['laidOut'] = '';
      return {
        elements: document.querySelectorAll('*').length,
        words: document.body.innerText.split(/\s+/).length,
      };
    });
    expect(elements).toBeLessThanOrEqual(budgets.landing.elements);
    expect(words).toBeLessThanOrEqual(budgets.landing.words);
  });
}

test('the landing page stays within its budget when a visitor scrolls to its end', async ({
  page,
}) => {
  expectWithin(await weigh(page, routes.home, { isScrolled: true }), budgets.scrolled);
});
