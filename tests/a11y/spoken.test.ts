import { content, routes } from '../language.ts';
import { fillTemplate } from '../../src/content/fields/template.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { plansTab } from '../e2e/calculator/savings.ts';
import { money } from '../e2e/money.ts';
import { navigation } from '../e2e/site.ts';
import { needSections } from '../e2e/sections.ts';

needSections('demo', 'pricing', 'savings-calculator', 'faq');

const { site, tour, testimonials, faq, pages } = content;
const { calculator } = pages.home.savingsCalculator;
const { carousel } = pages.home.testimonials;

/** Lines of an accessibility snapshot down to the given depth. */
const lines = (depth: number, all: readonly string[]) =>
  all.map((line) => `${'  '.repeat(depth)}- ${line}`).join('\n');

test('each control exposes its name, role and state to screen readers', async ({ page }) => {
  await page.goto(routes.home);
  const company = page.getByRole('button', { name: site.company });
  await company.click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
- link "${content.company.name}"
- navigation "${site.mainNavigation}":
  - list:
${navigation.header.map(({ label }) => `    - listitem:\n      - link "${label}"\n`).join('')}    - listitem:
      - button "${site.company}" [expanded]
      - list
- switch "${site.darkTheme}" [checked=false]
- link "${site.logIn}"
- link "${site.getStarted}"`);
  await expect(page.getByRole('link', { name: site.logIn })).toHaveAccessibleDescription(
    site.newTab,
  );

  const [first, ...others] = tour.map(({ title }) => title);
  await expect(page.locator('#demo')).toMatchAriaSnapshot(`
- tablist "${pages.home.demo.steps}":
  - tab "${first}" [selected]
${lines(
  1,
  others.map((title) => `tab "${title}" [selected=false]`),
)}
- tabpanel "${first}":
  - img
- button "${pages.home.demo.back}" [disabled]
- button "${pages.home.demo.continue}"`);

  await expect(page.locator('#pricing fieldset')).toMatchAriaSnapshot(`
- group "${pages.home.pricing.billing}":
  - radio "${pages.home.pricing.monthly}" [checked]
  - radio "${pages.home.pricing.yearly}" [checked=false]`);

  const caption = fillTemplate(calculator.comparison.caption, {
    heading: calculator.comparison.heading,
    rounded: fillTemplate(calculator.rounded, { per: calculator.month.per }),
  });
  const rate = fillTemplate(calculator.assumptions.commission, {
    ota: content.bookingSites[0]?.name ?? '',
  });
  await expect(page.locator('#savings-calculator')).toMatchAriaSnapshot(`
- slider "${calculator.nightlyRate.label}": "${content.calculator.nightlyRate.default}"
- textbox "${calculator.nightlyRate.typedLabel}": "${content.calculator.nightlyRate.default}"
- slider "${calculator.occupancyPercent.label}": "70"
- textbox "${calculator.occupancyPercent.typedLabel}": "70"
- slider "${calculator.propertyCount.label}": "1"
- textbox "${calculator.propertyCount.typedLabel}": "1"
- slider "${calculator.directPercent.label}": "100"
- textbox "${calculator.directPercent.typedLabel}": "100"
- combobox "${calculator.ota.label}"
- textbox "${rate}"
- combobox "${calculator.plan.label}"
- switch "${calculator.yearlyView}" [checked=false]
- figure:
  - img "${calculator.chart.title}"
- tablist "${calculator.details}":
  - tab "${calculator.comparison.heading}" [selected]
  - tab "${plansTab}" [selected=false]
  - tab "${calculator.assumptions.heading}" [selected=false]
- tabpanel "${calculator.comparison.heading}":
  - table "${caption}"`);
  await expect(page.getByRole('slider', { name: calculator.nightlyRate.label })).toHaveAttribute(
    'aria-valuetext',
    money(content.calculator.nightlyRate.default),
  );

  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toMatchAriaSnapshot(`
- group:
  - text: ${faq[0]?.question}`);
});

test('screen readers get the position and the number of slides', async ({ page }) => {
  test.skip(testimonials.length === 0, 'the section is left out');
  await page.goto(routes.home);
  const section = page.locator('#testimonials');
  const shown = Math.min(2, testimonials.length);
  if (shown > 1) await section.getByRole('button', { name: carousel.next }).click();
  const count = String(testimonials.length);
  const { author, rating } = testimonials[shown - 1] ?? {};
  await expect(section).toMatchAriaSnapshot(`
- group "${carousel.name}":
  - group "${fillTemplate(carousel.position, { position: `${shown}`, count })}":
    - img "${fillTemplate(carousel.stars, { rating: `${rating}`, most: '5' })}"
    - blockquote
    - paragraph: ${author?.name} ${author?.role}
- button "${carousel.previous}"
- button "${carousel.next}"`);
});
