import { pageWords } from '../../../src/content/page-words.ts';
import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';

const about = pageWords('about', content);
const careers = pageWords('careers', content);
const investors = pageWords('investors', content);

/** The texts of each page that may be samples; a company may leave some out. */
const pages = [
  [routes.about, about.sampleNote, [about.story]],
  [routes.careers, careers.sampleNote, [careers.benefits, careers.work]],
  [routes.investors, investors.sampleNote, [investors.funding]],
] as const;

for (const [route, note, texts] of pages) {
  test(`${route} marks a made-up text as a sample beside it`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    const samples = texts.flatMap((text) => (text?.sample ? [text.heading] : []));
    await expect(main.getByText(note)).toHaveCount(samples.length);
    for (const heading of samples) {
      const section = main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: heading }) });
      await expect(section.getByText(note)).toBeVisible();
    }
  });
}
