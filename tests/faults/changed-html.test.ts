import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { twoFrames } from '../e2e/navigation/scroll.ts';
import { holdScripts } from '../e2e/requests.ts';

/** What other programs do to a page before its scripts start. */
const changes = {
  'a translator wraps each text in an element': (main: Element) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option'))
        continue;
      const font = document.createElement('font' as string);
      text.replaceWith(font);
      font.append(text);
    }
  },
  'a password manager adds an element after each field': (main: Element) => {
    for (const field of main.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('div'));
  },
};

const isStarted = (page: Page) => expect(page.locator('main astro-island[ssr]')).toHaveCount(0);

for (const [change, apply] of Object.entries(changes)) {
  test(
    `what is typed into a message stays when ${change}`,
    { tag: '@phone' },
    async ({ page, hasTouch }) => {
      const letThrough = await holdScripts(page);
      await page.goto('/contact');
      await page.getByRole('main').evaluate(apply);
      const [name, email, message] = ['name', 'email', 'message'].map((field) =>
        page.locator(`main [name="${field}"]`),
      );
      if (!name || !email || !message) throw new Error('The form lacks a field.');
      await (hasTouch ? name.tap() : name.click());
      await expect(name).toBeFocused();
      await page.keyboard.type('Ayu Lestari');
      await page.locator('main [name="subject"]').selectOption('Sales');
      await message.focus();
      await page.keyboard.type('Four llas');
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
      letThrough();
      await isStarted(page);
      await page.keyboard.type('vi');
      await expect(message).toHaveValue('Four villas');
      await expect(name).toHaveValue('Ayu Lestari');
      await expect(page.locator('main [name="subject"]')).toHaveValue('Sales');
      await email.focus();
      await page.keyboard.type('ayu.carter@guest.example');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    },
  );

  test(
    `a search finds what was typed when ${change}`,
    { tag: '@phone' },
    async ({ page, hasTouch }) => {
      const letThrough = await holdScripts(page);
      await page.goto('/integrations');
      await page.getByRole('main').evaluate(apply);
      await page.locator('[name="category"][value="smart-home"]').check();
      const search = page.getByRole('searchbox');
      await (hasTouch ? search.tap() : search.click());
      await expect(search).toBeFocused();
      await page.keyboard.type('lok');
      await page.keyboard.press('ArrowLeft');
      letThrough();
      await isStarted(page);
      await page.keyboard.type('c');
      await expect(search).toHaveValue('lock');
      await expect(page).toHaveURL('/integrations?q=lock&category=smart-home');
      await expect(page.locator('[name="category"][value="smart-home"]')).toBeChecked();
    },
  );

  test(`the calculator keeps what was moved and chosen when ${change}`, async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/');
    const calculator = page.locator('#savings-calculator');
    await calculator.scrollIntoViewIfNeeded();
    await page.getByRole('main').evaluate(apply);
    await calculator.locator('[name=occupancyPercent]').fill('80');
    await calculator.locator('[name=otaId]').selectOption('vrbo');
    await calculator.locator('[name=nightlyRate]').fill('200');
    letThrough();
    await expect(calculator.locator('form')).toHaveAttribute('data-started', 'true');
    await expect(calculator.locator('[name=nightlyRateTyped]')).toHaveValue('200');
    await expect(calculator.locator('[name=occupancyPercent]')).toHaveValue('80');
    // 8% of 24 nights at $200.
    await expect(calculator.locator('output').first()).toHaveText('$384');
  });
}

test('a form that a password manager has changed is filled in by keyboard alone', async ({
  page,
}) => {
  await page.goto('/contact');
  await page
    .getByRole('main')
    .evaluate(changes['a password manager adds an element after each field']);
  await page.getByRole('heading', { name: 'Send a message' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ayu', { delay: 20 });
  await page.keyboard.press('Tab');
  await page.keyboard.type('ayu.carter@guest.example');
  await isStarted(page);
  await expect(page.locator('main [name="name"]')).toHaveValue('Ayu');
  await expect(page.locator('main [name="email"]')).toHaveValue('ayu.carter@guest.example');
  await expect(page.locator('main [name="email"]')).toBeFocused();
});

test('a choice that is being pressed while the code arrives counts', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/integrations');
  await page
    .getByRole('main')
    .evaluate(changes['a password manager adds an element after each field']);
  await page.getByRole('radio', { name: 'Smart Home' }).hover();
  await page.mouse.down();
  const arrived = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('directory.island'),
  );
  letThrough();
  await arrived;
  await twoFrames(page);
  await page.mouse.up();
  await expect(page.getByRole('radio', { name: 'Smart Home' })).toBeChecked();
  await expect(page).toHaveURL('/integrations?category=smart-home');
});

test('islands whose HTML nobody has changed keep their elements', async ({ page }) => {
  for (const [path, field] of [
    ['/contact', '[name=name]'],
    ['/integrations', '[name=q]'],
    ['/', '#savings-calculator [type=range]'],
  ] as const) {
    await page.goto(path);
    const first = await page.locator(`main ${field}`).first().elementHandle();
    await first?.focus();
    await expect(page.locator('main astro-island:has(:focus)[ssr]')).toHaveCount(0);
    await twoFrames(page);
    expect(await first?.evaluate((element) => element.isConnected), path).toBe(true);
  }
});
