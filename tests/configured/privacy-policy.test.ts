import { routes } from '../language.ts';
import { contactPrivacy } from '../e2e/pages/contact-privacy.ts';
import { expect } from '../e2e/fixtures.ts';
import { test } from './site.ts';

test('with an endpoint, the privacy policy says where messages go, and not that they stay', async ({
  page,
}) => {
  test.skip(!contactPrivacy, 'the text does not depend on the endpoint');
  await page.goto(routes.privacyPolicy);
  const article = page.getByRole('article');
  await expect(article).toContainText(contactPrivacy?.withEndpoint ?? '');
  await expect(article).not.toContainText(contactPrivacy?.withoutEndpoint ?? '');
});

for (const route of [routes.privacyPolicy, routes.cookies]) {
  test(`${route} names the service that counts visits, and does not deny it`, async ({
    page,
    counting,
  }) => {
    await page.goto(route);
    const article = page.getByRole('article');
    await expect(article).toContainText(new URL(counting.origin).host);
    await expect(article).not.toContainText(/no analytics|not use analytics/);
  });
}
