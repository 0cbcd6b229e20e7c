import { content } from '../../src/content/content.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { inFrame, openWithFrame, ready, section } from './hostile-frame.ts';

const { bookYourStay, getStarted } = content.pages.home;

test('a tap in the frame straight after typing in a field of the page leaves the visitor there', async ({
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

test('a frame out of sight that takes the focus gets no key and is stopped', async ({ page }) => {
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
