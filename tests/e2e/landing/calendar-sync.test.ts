import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('showcase');

const tab = content.showcase.find(({ image }) => image.scene === 'calendar-sync');

test(
  'each ribbon between the calendars joins the two bars of its booking',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(routes.home);
    const section = page.locator('#showcase');
    await section.getByRole('tab', { name: tab?.title ?? '' }).click();
    const picture = section.getByRole('img', { name: tab?.image.alt ?? '' });
    await expect(picture).toBeVisible();
    // Days for which each was booked, by arrival; the last was moved since.
    const booked = ['1–5 Nov', '6–9 Nov', '9–14 Nov', '13–15 Nov'];
    const edges = await picture.evaluate((scene, labels) => {
      const ribbons = scene.querySelector('svg');
      const calendars = ribbons?.parentElement;
      const merged = calendars?.nextElementSibling;
      const bars = [...(calendars?.querySelectorAll('div') ?? [])].filter(
        (element) => element.childElementCount === 0,
      );
      const box = (element: Element | undefined) => element?.getBoundingClientRect();
      return labels.map((label, index) => ({
        ribbon: box(ribbons?.children[index]),
        from: box(bars.find(({ textContent }) => textContent === label)),
        to: box(merged?.children[index]),
      }));
    }, booked);
    for (const [index, { ribbon, from, to }] of edges.entries()) {
      if (!ribbon || !from || !to) throw new Error(`A bar or ribbon of ${index} is missing.`);
      // Bars stand a pixel and a half inside their days.
      expect(Math.abs(ribbon.left - Math.min(from.left, to.left))).toBeLessThan(3);
      expect(Math.abs(ribbon.right - Math.max(from.right, to.right))).toBeLessThan(3);
      expect(ribbon.top).toBeLessThan(from.bottom);
      expect(ribbon.top).toBeGreaterThan(from.top);
      expect(Math.abs(ribbon.bottom - to.top)).toBeLessThan(16);
    }
  },
);
