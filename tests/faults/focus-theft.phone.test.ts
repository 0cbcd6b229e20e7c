import { content } from '../../src/content/content.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { inFrame, openWithFrame, ready, section } from './hostile-frame.ts';

const { bookYourStay, getStarted } = content.pages.home;

test('tapping the frame right after typing in a page field keeps the focus in the frame', async ({
  page,
}) => {
  await openWithFrame(page, ready);
  const theirs = inFrame(page).getByLabel('Theirs');
  await expect(theirs).toBeVisible();
  const field = page.getByLabel(getStarted.email.label);
  for (const _ of [1, 2]) {
    await field.tap();
    await page.keyboard.type('ayu');
    await theirs.tap();
    await expect(theirs).toBeFocused();
  }
  await expect(section(page).getByText(bookYourStay.frame.stopped.title)).toBeHidden();
});

test('an off-screen frame that takes the focus gets no keys and is stopped', async ({ page }) => {
  await openWithFrame(
    page,
    `${ready} setInterval(() => { window.focus(); document.querySelector('input').focus(); }, 50);`,
  );
  await expect(inFrame(page).getByLabel('Theirs')).toBeFocused();
  const field = page.getByLabel(getStarted.email.label);
  await field.tap();
  await field.pressSequentially('ayu@guest.example', { delay: 30 });
  await expect(field).toHaveValue('ayu@guest.example');
  await expect(section(page).getByText(bookYourStay.frame.stopped.title)).toBeVisible();
});
