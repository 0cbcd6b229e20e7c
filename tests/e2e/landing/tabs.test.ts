import { content, routes } from '../../language.ts';
import { fromPlanWords } from '../../../src/content/from-plan.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../requests.ts';
import { needSections } from '../sections.ts';

needSections('demo', 'showcase', 'pricing');

const { demo, showcase } = content.pages.home;
const { fromPlan } = content.pages.home.features;
const titles = content.showcase.map(({ title }) => title);
const [first = '', second = ''] = titles;
const last = titles.at(-1) ?? '';

test.describe('the showcase', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(routes.home);
    await page.locator('#showcase').scrollIntoViewIfNeeded();
  });

  test('shows the first of seven tabs, with picture, words, five features and a way to prices', async ({
    page,
  }) => {
    const section = page.locator('#showcase');
    await expect(section.getByRole('tab')).toHaveText(titles);
    await expect(section.getByRole('tab', { name: first })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(section.getByRole('tabpanel')).toHaveCount(1);
    const panel = section.getByRole('tabpanel', { name: first });
    const [tab] = content.showcase;
    await expect(panel.getByRole('img', { name: tab?.image.alt ?? '' })).toBeVisible();
    await expect(panel).toContainText(tab?.description ?? '');
    await expect(panel.getByRole('listitem')).toHaveText(tab?.features ?? []);
    await expect(panel.getByRole('link', { name: showcase.seePricing })).toHaveAttribute(
      'href',
      `${routes.home}#pricing`,
    );
  });

  test('a tab says from which plan its module is included, unless every plan has it', async ({
    page,
  }) => {
    const section = page.locator('#showcase');
    for (const tab of content.showcase) {
      await section.getByRole('tab', { name: tab.title }).click();
      const words = fromPlanWords(tab, fromPlan, content.plans);
      const panel = section.getByRole('tabpanel', { name: tab.title });
      await expect(panel.locator('h3 + p')).toHaveText(words ? [words] : []);
    }
  });

  test(
    'every tab shows its own panel and hides the others',
    { tag: '@phone' },
    async ({ page }) => {
      const section = page.locator('#showcase');
      for (const { title, description, features } of content.showcase) {
        await section.getByRole('tab', { name: title }).click();
        await expect(section.getByRole('tabpanel')).toHaveCount(1);
        await expect(section.getByRole('tabpanel', { name: title })).toContainText(description);
        expect(features).toHaveLength(5);
      }
    },
  );

  test(
    'arrow keys, Home and End move among the tabs, and only one is in the tab order',
    { tag: '@phone' },
    async ({ page }) => {
      const tab = (name: string) => page.locator('#showcase').getByRole('tab', { name });
      await tab(first).click();
      await page.keyboard.press('ArrowRight');
      await expect(tab(second)).toBeFocused();
      await expect(tab(second)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('End');
      await expect(tab(last)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(tab(first)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(tab(last)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(tab(first)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        page.locator('#showcase').getByRole('link', { name: showcase.seePricing }),
      ).toBeFocused();
    },
  );
});

test.describe('the product tour', () => {
  const steps = content.tour.map(({ title }) => title);

  test(
    'is walked through with its buttons, which stop at the ends',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`${routes.home}#demo`);
      const section = page.locator('#demo');
      const back = section.getByRole('button', { name: demo.back });
      const onward = section.getByRole('button', { name: demo.continue });
      const live = section.locator('[aria-live="polite"]');
      await expect(back).toBeDisabled();
      await expect(live).toHaveText('');
      for (const title of steps.slice(1)) {
        await onward.click();
        await expect(section.getByRole('tabpanel')).toHaveAccessibleName(title);
        await expect(live).toHaveText(title);
      }
      await expect(onward).toBeDisabled();
      await expect(back).toBeFocused();
      await back.click();
      await expect(section.getByRole('tabpanel')).toHaveAccessibleName(steps.at(-2) ?? '');
    },
  );

  test('is walked through with the arrow keys, and never by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto(routes.home);
    const section = page.locator('#demo');
    await section.getByRole('tab', { name: steps[0] ?? '' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByRole('tabpanel')).toHaveAccessibleName(steps[1] ?? '');
    await page.clock.runFor('10:00');
    await expect(section.getByRole('tabpanel')).toHaveAccessibleName(steps[1] ?? '');
  });
});

test(
  'each step of the tour brings its tab into view in the row, and leaves the page where it is',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(routes.home);
    const section = page.locator('#demo');
    const onward = section.getByRole('button', { name: demo.continue });
    await onward.scrollIntoViewIfNeeded();
    for (const { title } of content.tour.slice(1)) {
      await onward.click();
      const top = await page.evaluate(() => scrollY);
      const tab = section.getByRole('tab', { name: title, exact: true });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const { left, right } = await tab.evaluate((element) => element.getBoundingClientRect());
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    }
  },
);

test('a tab pressed before the code has arrived is shown once it has', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.home);
  const section = page.locator('#showcase');
  await section.getByRole('tab', { name: last }).click();
  await expect(section.getByRole('tabpanel')).toHaveAccessibleName(first);
  letThrough();
  await expect(section.getByRole('tabpanel')).toHaveAccessibleName(last);
});

test('presses made before the code has arrived all count', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.home);
  const section = page.locator('#demo');
  const onward = section.getByRole('button', { name: demo.continue });
  for (let press = 0; press < 3; press += 1) await onward.click();
  letThrough();
  await expect(section.getByRole('tabpanel')).toHaveAccessibleName(content.tour[3]?.title ?? '');
});

test('no illustration is taller than 440 px', { tag: '@phone' }, async ({ page }) => {
  await page.goto(routes.home);
  for (const id of ['demo', 'showcase']) {
    const section = page.locator(`#${id}`);
    for (const tab of await section.getByRole('tab').all()) {
      await tab.click();
      const picture = section.getByRole('tabpanel').getByRole('img').first();
      const height = await picture.evaluate((scene) => scene.firstElementChild?.clientHeight);
      expect(height, (await tab.textContent()) ?? '').toBeLessThanOrEqual(440);
    }
  }
});
