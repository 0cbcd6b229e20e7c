import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('testimonials');

const { carousel } = content.pages.home.testimonials;
const slide = `[aria-roledescription="${carousel.slideRole}"]`;

test('a swipe leads to the next slide', async ({ page }) => {
  test.skip(content.testimonials.length < 2, 'there is no slide beside the first');
  await page.goto(routes.home);
  const section = page.locator('#testimonials');
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator(`${slide}[inert]`)).toHaveCount(content.testimonials.length - 1);
  const [first, second] = content.testimonials;
  const quote = section.getByText(first?.content ?? '');
  // Waits until it stands still, for the page may still be scrolling to it.
  await quote.hover({ trial: true });
  const box = await quote.boundingBox();
  const y = (box?.y ?? 0) + 40;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', 330);
  for (let x = 320; x >= 40; x -= 20) await touch('touchMove', x);
  await touch('touchEnd', 40);
  await expect(section.locator(slide).filter({ hasText: second?.content ?? '' })).toBeInViewport({
    ratio: 0.9,
  });
  await expect(section.getByRole('button', { name: carousel.previous })).toBeEnabled();
});
