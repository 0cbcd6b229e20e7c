import { routes } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { expect, test } from './fixtures.ts';

const headings = {
  [routes.home]: content.pages.home.hero.heading,
  [routes.integrations]: content.pages.integrations.intro.heading,
  [routes.about]: content.pages.about.intro.heading,
  [routes.careers]: content.pages.careers.intro.heading,
  [routes.investors]: content.pages.investors.intro.heading,
  [routes.contact]: content.pages.contact.intro.heading,
  [routes.privacyPolicy]: content.legal.privacyPolicy.title,
  [routes.termsOfService]: content.legal.termsOfService.title,
  [routes.cookies]: content.legal.cookies.title,
  [routes.login]: content.pages.login.intro.heading,
};

for (const [route, heading] of Object.entries(headings)) {
  test(`${route} answers with its own heading`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}
