import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { formatMoney } from '../pages.ts';
import { openSection } from './open-section.ts';

const { plans } = loadContent();

/** Matches a price without other text, as on the cards. */
const price = new RegExp(
  `^(${plans
    .flatMap(({ price: own }) => (own ? [own.words.monthly, own.words.yearly] : []))
    .map((words) => RegExp.escape(words))
    .join('|')})$`,
);

test(
  'an owner compares monthly and yearly prices, by mouse and by keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    const pricing = await openSection(page, 'pricing');
    const basic = pricing.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Basic', exact: true }),
    });
    const shown = basic.getByText(price).filter({ visible: true });
    await expect(pricing.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(shown).toHaveCount(1);
    const monthly = await shown.innerText();
    await pricing.getByRole('radio', { name: 'Yearly' }).check();
    await expect(shown).not.toHaveText(monthly);
    await expect(shown).toHaveCount(1);
    await expect(basic.getByText(/a year, plus 1%/)).toBeVisible();
    await expect(pricing.getByText(/^Save \d+%$/)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(shown).toHaveText(monthly);
  },
);

test('on a phone, the plans are stacked, with nothing to swipe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const pricing = await openSection(page, 'pricing');
  const cards = pricing
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x));
  expect(lefts).toEqual([24, 24, 24]);
});

test('side by side, the names, buttons and lists of the cards line up', async ({ page }) => {
  const pricing = await openSection(page, 'pricing');
  for (const part of [
    pricing.locator('li > h3'),
    pricing.getByRole('link', { name: /^(Start Free Trial|Contact Sales)$/ }),
    pricing.locator('li > ul'),
  ]) {
    const tops = await part.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  }
});

test('the prices include the fee on direct bookings, one plan is popular, and each has a link', async ({
  page,
}) => {
  const pricing = await openSection(page, 'pricing');
  await expect(
    pricing.getByText(
      /No hidden fees\. We charge 1% of direct bookings .* charges card processing fees\.$/,
    ),
  ).toBeVisible();
  await expect(pricing.getByText('per month, plus 1% of direct bookings')).toHaveCount(2);
  await expect(pricing.getByText('Popular', { exact: true })).toHaveCount(1);
  await expect(pricing).toContainText('Sustainability Included');
  await expect(pricing).toContainText('Sustainable Choice');
  for (const link of await pricing.getByRole('link', { name: 'Start Free Trial' }).all())
    await expect(link).toHaveAttribute('href', '/#get-started');
  await expect(pricing.getByRole('link', { name: 'Contact Sales' }).first()).toHaveAttribute(
    'href',
    '/#contact',
  );
});

test('an owner follows the amount at which a plan pays off to the calculator, which selects that plan', async ({
  page,
}) => {
  await page.goto('/?utm_source=mail');
  const calculator = page.locator('#savings-calculator');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  for (const [amount, plan] of [
    [formatMoney(4279), 'pro'],
    [formatMoney(1422), 'starter'],
  ] as const) {
    const link = page.locator('#pricing').getByRole('link', { name: `from ${amount} of direct` });
    await link.click();
    // The link stays as it was, for opening it in a new tab or copying it.
    await expect(link).toHaveAttribute('href', `/?plan=${plan}#savings-calculator`);
    await expect(calculator.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(calculator.getByLabel('Plan', { exact: true })).toHaveValue(plan);
    await expect(calculator.getByRole('figure')).toContainText(amount);
    await expect(page).toHaveURL(/\?utm_source=mail.*#savings-calculator$/);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  }
});

test('the table of all plans opens, and its header stays in view while a visitor scrolls', async ({
  page,
}) => {
  await openSection(page, 'pricing');
  const table = page.getByRole('table', { name: 'Compare all features' });
  await expect(table).toBeHidden();
  await page.getByText('Compare all features').click();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Module',
    'Basic',
    'Pro',
    'Enterprise',
  ]);
  const ssoRow = table.getByRole('row').filter({ hasText: 'SSO' });
  await expect(ssoRow.getByRole('cell')).toHaveText(['Not included', 'Not included', 'Included']);

  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  const gapPx = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const name = await table.getByRole('columnheader').nth(1).boundingBox();
    return Math.abs((name?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0));
  };
  await expect.poll(gapPx).toBeLessThanOrEqual(1);
});

test('without JavaScript and in print, the table is open', async ({ page, browser }) => {
  await openSection(page, 'pricing');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Compare all features' })).toBeVisible();
  // Controls are not printed.
  await expect(page.getByText('Yearly', { exact: true })).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByRole('table', { name: 'Compare all features' })).toBeVisible();
  await context.close();
});
