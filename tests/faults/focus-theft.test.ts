import type { Page } from '@playwright/test';
import { content, productLinks } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { inFrame, openWithFrame, ready, section } from './hostile-frame.ts';
import { needSections } from '../e2e/sections.ts';

needSections('book-your-stay', 'savings-calculator');

const { bookYourStay, getStarted } = content.pages.home;
const { stopped, retry } = bookYourStay.frame;
const email = 'ayu@guest.example';

/** A page that keeps taking the focus. */
const thief = `${ready}
  setInterval(() => { window.focus(); document.querySelector('input').focus(); }, 50);`;

/** The same, but it takes the focus only on request. */
const thiefOnDemand = `${ready}
  window.steal = () => { window.focus(); document.querySelector('input').focus(); };`;

const emailField = (page: Page) => page.getByLabel(getStarted.email.label);
const theirField = (page: Page) => inFrame(page).getByLabel('Theirs');

async function steal(page: Page): Promise<void> {
  const isDone = theirField(page).evaluate(() =>
    (window as unknown as { steal: () => void }).steal(),
  );
  // The page may remove the frame before it can answer.
  await isDone.catch(() => {});
}

async function expectStopped(page: Page): Promise<void> {
  await expect(section(page).getByText(stopped.title)).toBeVisible();
  await expect(section(page).getByText(stopped.body)).toBeVisible();
  await expect(section(page).getByRole('status')).toContainText(stopped.title);
  await expect(section(page).getByRole('button', { name: retry })).toBeVisible();
  const link = section(page).getByRole('link', { name: bookYourStay.openWidget }).last();
  await expect(link).toHaveAttribute('href', productLinks.bookingPage);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .not.toContainEqual(expect.stringContaining(productLinks.bookingWidget));
}

async function expectNotStopped(page: Page): Promise<void> {
  await expect(section(page).getByText(stopped.title)).toBeHidden();
  await expect(theirField(page)).toBeVisible();
}

test('a frame that keeps taking the focus is stopped, and the field gets every key', async ({
  page,
}) => {
  await openWithFrame(page, thief);
  await expect(theirField(page)).toBeFocused();
  const frame = page.frames()[1];
  const field = emailField(page);
  await field.click();
  // A key pressed while the focus moves still goes to the frame; the page can only prevent the next.
  await expectStopped(page);
  await expect(field).toBeFocused();
  await page.keyboard.type(email, { delay: 30 });
  await expect(field).toHaveValue(email);
  expect(frame?.isDetached()).toBe(true);
});

test('the field gets the focus back at once, and the page does not scroll', async ({ page }) => {
  await openWithFrame(page, thiefOnDemand);
  await expectNotStopped(page);
  const field = emailField(page);
  await field.click();
  await field.pressSequentially('ayu');
  const top = await page.evaluate(() => scrollY);
  await steal(page);
  await expectStopped(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('@guest');
  await expect(field).toHaveValue('ayu@guest');
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('a visible frame cannot take the focus from a field in use', async ({ page }) => {
  await openWithFrame(page, thiefOnDemand);
  await expectNotStopped(page);
  // The page has no field this close to the frame today.
  await section(page).evaluate((element) => {
    element.querySelector('figure')?.before(document.createElement('input'));
  });
  const field = section(page).locator('input');
  await field.click();
  await expect(section(page).locator('iframe')).toBeInViewport();
  await page.keyboard.press('1');
  await steal(page);
  await expect(field).toBeFocused();
  await expectStopped(page);
});

test('pressing its button reopens a stopped frame', async ({ page }) => {
  await openWithFrame(page, thiefOnDemand);
  await expectNotStopped(page);
  await emailField(page).click();
  await steal(page);
  await expectStopped(page);
  await section(page).getByRole('button', { name: retry }).click();
  await expectNotStopped(page);
});

test('a widget step that takes the focus after the visitor left is not stopped', async ({
  page,
}) => {
  await openWithFrame(page, thiefOnDemand);
  await theirField(page).click();
  const field = emailField(page);
  await field.click();
  await steal(page);
  await expect(field).toBeFocused();
  await expectNotStopped(page);
  await page.keyboard.type('ayu');
  await expect(field).toHaveValue('ayu');
  await steal(page);
  await expect(field).toBeFocused();
  await expectStopped(page);
});

test.describe('a visitor who enters the frame stays there', () => {
  const goes: Record<string, (page: Page) => Promise<void>> = {
    'by a click': (page) => theirField(page).click(),
    'by Tab': async (page) => {
      const last = page.locator('#savings-calculator').getByRole('link').last();
      await last.focus();
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(theirField(page)).toBeFocused({ timeout: 50 });
      }).toPass({ intervals: [0] });
    },
  };
  for (const [how, go] of Object.entries(goes)) {
    test(`${how}, right after typing in a field`, async ({ page }) => {
      await openWithFrame(page, ready);
      await expectNotStopped(page);
      for (const _ of [1, 2]) {
        await emailField(page).fill('');
        await emailField(page).pressSequentially('ayu');
        await go(page);
        await expect(theirField(page)).toBeFocused();
        await page.keyboard.type('two guests');
      }
      await expect(theirField(page)).toHaveValue(/two guests$/);
      await expectNotStopped(page);
    });
  }
});

test('Tab and Shift+Tab move between a field and the frame next to it', async ({ page }) => {
  await openWithFrame(page, ready);
  await expectNotStopped(page);
  // The page has no field next to the frame today, but content may add one.
  await section(page).evaluate((element) => {
    element.querySelector('figure')?.before(document.createElement('input'));
    element.querySelector('figure')?.after(document.createElement('input'));
  });
  const [before, after] = [
    section(page).locator('input').first(),
    section(page).locator('input').last(),
  ];
  for (const _ of [1, 2]) {
    await before.focus();
    await page.keyboard.type('a');
    await page.keyboard.press('Tab');
    await expect(theirField(page)).toBeFocused();
    await after.focus();
    await page.keyboard.type('a');
    await page.keyboard.press('Shift+Tab');
    await expect(inFrame(page).getByRole('button')).toBeFocused();
  }
  await expectNotStopped(page);
});
