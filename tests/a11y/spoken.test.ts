import { content } from '../../src/content/content.ts';
import { routes } from '../../src/config/routes.ts';
import { brand } from '../../src/config/site.ts';
import { expect, test } from '../e2e/fixtures.ts';

const { shell, tour, testimonials, faq, pages } = content;
const { calculator } = pages.home.savingsCalculator;
const { carousel } = pages.home.testimonials;

/** Lines of a snapshot, one a thing, as deep in it as asked. */
const lines = (depth: number, all: readonly string[]) =>
  all.map((line) => `${'  '.repeat(depth)}- ${line}`).join('\n');

test('a screen reader is given the name, the role and the state of each control', async ({
  page,
}) => {
  await page.goto(routes.home);
  const company = page.getByRole('button', { name: shell.company });
  await company.click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
- link "${brand.name}"
- navigation "${shell.mainNavigation}":
  - list:
    - listitem:
      - link "${shell.sections.features}"
    - listitem:
      - link "${shell.sections.pricing}"
    - listitem:
      - link "${shell.sections.testimonials}"
    - listitem:
      - link "${shell.pages.integrations}"
    - listitem:
      - button "${shell.company}" [expanded]
      - list
- switch "${shell.darkTheme}" [checked=false]
- link "${shell.logIn}"
- link "${shell.getStarted}"`);
  await expect(page.getByRole('link', { name: shell.logIn })).toHaveAccessibleDescription(
    shell.newTab,
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
  - radio "Monthly" [checked]
  - radio "Yearly" [checked=false]`);

  await expect(page.locator('#savings-calculator')).toMatchAriaSnapshot(`
- textbox "${calculator.nightlyRateUsd.typedLabel}": "150"
- slider "Nightly rate": "150"
- textbox "${calculator.occupancyPercent.typedLabel}": "70"
- slider "Occupancy rate": "70"
- textbox "${calculator.propertyCount.typedLabel}": "1"
- slider "Number of properties": "1"
- combobox "OTA platform"
- combobox "Plan"
- switch "Yearly view" [checked=false]
- figure:
  - img "${calculator.chart.title}"
- table "${calculator.month.per}"
- table "${calculator.month.per}"`);
  await expect(page.getByRole('slider', { name: 'Nightly rate' })).toHaveAttribute(
    'aria-valuetext',
    '$150',
  );

  const section = page.locator('#testimonials');
  await section.getByRole('button', { name: carousel.next }).click();
  await expect(section).toMatchAriaSnapshot(`
- group "${carousel.name}":
  - group "2 of ${testimonials.length}":
    - figure:
      - img "5 out of 5 stars"
      - blockquote
      - img "${testimonials[1]?.author.name}"
- button "${carousel.previous}"
- button "${carousel.next}"`);

  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toMatchAriaSnapshot(`
- group:
  - text: ${faq[0]?.question}`);
});
