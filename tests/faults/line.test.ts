import { content, routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { needSections } from '../e2e/sections.ts';

needSections('demo', 'faq');

const { home } = content.pages;

/** 400 kbit/s with 400 ms round trips. */
const slow3g = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('on slow 3G a page can be used before its code has loaded, and no click is lost', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow3g });
  await page.goto(routes.home, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const onward = page.locator('#demo').getByRole('button', { name: home.demo.continue });
  for (const _ of [1, 2]) await onward.click();
  await expect(page.locator('#demo').getByText(`1 / ${content.tour.length}`)).toBeAttached();
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await expect(page.locator('#demo').getByRole('tabpanel')).toHaveAccessibleName(
    content.tour[2]?.title ?? '',
    { timeout: 30_000 },
  );
});
