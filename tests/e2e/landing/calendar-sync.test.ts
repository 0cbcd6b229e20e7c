import { content } from '../../../src/content/content.ts';
import { liWei, pantai } from '../../../src/illustrations/portfolio.ts';
import { bookingsOf } from '../../../src/illustrations/figures.ts';
import { expect, test } from '../fixtures.ts';

const tab = content.showcase.find(({ image }) => image.scene === 'calendar-sync');

test(
  'each ribbon between the calendars joins the two bars of its booking',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#showcase');
    await section.getByRole('tab', { name: tab?.title ?? '' }).click();
    const picture = section.getByRole('img', { name: tab?.image.alt ?? '' });
    await expect(picture).toBeVisible();
    const shown = bookingsOf(pantai).slice(0, 4);
    const edges = await picture.evaluate(
      (scene, guests) => {
        const texts = [...scene.querySelectorAll('span')];
        const ribbons = [...scene.querySelectorAll('svg path')].filter(
          (path) => !path.closest('[aria-hidden="true"] > svg'),
        );
        return guests.map((guest, index) => {
          const bars = texts
            .filter(({ textContent }) => textContent === guest)
            .map(({ parentElement }) => parentElement?.getBoundingClientRect());
          return { ribbon: ribbons[index]?.getBoundingClientRect(), from: bars[0], to: bars[1] };
        });
      },
      shown.map(({ guest }) => guest),
    );
    for (const [index, { ribbon, from, to }] of edges.entries()) {
      if (!ribbon || !from || !to) throw new Error(`A bar or ribbon of ${index} is missing.`);
      // Bars stand a pixel and a half inside their days.
      expect(Math.abs(ribbon.left - Math.min(from.left, to.left))).toBeLessThan(3);
      expect(Math.abs(ribbon.right - Math.max(from.right, to.right))).toBeLessThan(3);
      expect(ribbon.top).toBeLessThan(from.bottom);
      expect(ribbon.top).toBeGreaterThan(from.top);
      expect(Math.abs(ribbon.bottom - to.top)).toBeLessThan(16);
    }
    expect(shown).toContain(liWei);
  },
);
