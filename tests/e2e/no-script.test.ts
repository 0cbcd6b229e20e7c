import { message, typeMessage, readValues } from './contact/contact-form.ts';
import { loadContent } from '../../src/content/content.ts';
import { expect, test } from './fixtures.ts';
import { reachSection } from './navigation/scroll.ts';
import { englishPages, formatMoney } from './pages.ts';

const content = loadContent();

test.use({ javaScriptEnabled: false });

test('every page is readable, and shows no control that needs a script', async ({ page }) => {
  for (const path of englishPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('.needs-script:visible')).toHaveCount(0);
  }
});

test('the landing page shows every module, quote and figure, and the demo’s month after one booking; questions open one at a time', async ({
  page,
}) => {
  await page.goto('/');
  for (const { id, title } of content.showcase) {
    await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
    await expect(page.locator(`#${id}`).getByRole('img')).toBeVisible();
  }
  for (const quote of await page.getByRole('blockquote').all()) await expect(quote).toBeVisible();
  await expect(page.locator('output[name="monthlySavings"]')).toHaveText(/\d/);
  await page.getByText('Rates, card fees and sources').click();
  await expect(page.locator('#savings-calculator :is(input, select):visible')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(
    page
      .locator('#pricing')
      .getByText(/a year, plus/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('#book-your-stay iframe')).toHaveAttribute(
    'src',
    /\/widget\/booking\?/,
  );

  const demo = page.locator('#demo');
  const booked = `Your guest booked Nov 20–22 for ${formatMoney(374)}.`;
  await expect(demo.getByRole('status').filter({ hasText: booked })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Booked, Nov 20–22' })).toBeDisabled();
  await expect(demo.getByRole('definition').filter({ hasText: '%' })).toHaveText(['67%', '25%']);
  await expect(demo.getByRole('button', { name: 'Reserve' })).toBeHidden();

  const questions = page.locator('#faq summary');
  const open = page.locator('#faq details[open]');
  await expect(questions).toHaveCount(content.faq.length);
  await questions.first().click();
  await questions.last().click();
  await expect(open).toHaveCount(1);
  await expect(open.locator('p').first()).toBeVisible();
  await questions.last().press('Enter');
  await expect(open).toHaveCount(0);
});

test('menus open on a phone and on a desktop, and section links lead to 80 px above the section', async ({
  page,
}) => {
  await page.goto('/about');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await page.getByRole('button', { name: 'Company' }).click();
  await link('Careers').click();
  await expect(page).toHaveURL('/careers');
  await link('Pricing').click();
  await reachSection(page, 'pricing');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Company' }).click();
  await link('Careers').click();
  await expect(page).toHaveURL('/careers');
});

test('a message opens the mail program, and no button offers to log in', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('main form')).toHaveAttribute('action', /^mailto:/);
  await typeMessage(page, message);
  await page.getByRole('button', { name: 'Send message' }).click();
  expect(await readValues(page)).toEqual(message);

  await page.goto('/login');
  await expect(page.getByText('This demo needs JavaScript')).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  // The Enter key sends no password either.
  await page.getByLabel('Password').fill('correct horse');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Password')).toHaveValue('correct horse');
});
