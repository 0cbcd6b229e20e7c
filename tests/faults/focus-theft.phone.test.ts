import { content } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { inFrame, openWithFrame, ready, section } from './hostile-frame.ts';
import { needSections } from '../e2e/sections.ts';

needSections('book-your-stay');

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

test('an off-screen frame that takes the focus is stopped, and the field gets every key', async ({
  page,
}) => {
  await openWithFrame(
    page,
    `${ready} setInterval(() => { window.focus(); document.querySelector('input').focus(); }, 50);`,
  );
  await expect(inFrame(page).getByLabel('Theirs')).toBeFocused();
  const field = page.getByLabel(getStarted.email.label);
  await field.scrollIntoViewIfNeeded();
  // Touching a page just after scrolling it could be a tap in the frame, as far as the page knows.
  await expect(section(page).locator('iframe')).not.toBeInViewport();
  await field.tap();
  // A key pressed while the focus moves still goes to the frame; the page can only prevent the next.
  await expect(section(page).getByText(bookYourStay.frame.stopped.title)).toBeVisible();
  await page.keyboard.type('ayu@guest.example', { delay: 30 });
  await expect(field).toHaveValue('ayu@guest.example');
});
