import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { email, follow, named, submitEmail } from './trial.ts';
import { firstLinked } from '../site.ts';
import { needSections } from '../sections.ts';

needSections('get-started');

const { contact } = content.pages;

test('a campaign is not stored before the visitor goes on to sign-up', async ({
  page,
  context,
}) => {
  const stored = () => page.evaluate(() => sessionStorage.length);
  await page.goto(`${routes.home}?utm_source=newsletter`);
  await page.getByRole('banner').getByRole('link', { name: firstLinked.label }).hover();
  await page.mouse.wheel(0, 2000);
  expect(await stored()).toBe(0);
  await follow(page, context);
  expect(await stored()).toBe(1);
});

test('the campaign that a visit began with goes along from every page', async ({
  page,
  context,
}) => {
  await page.goto(
    `${routes.home}?utm_source=newsletter&utm_medium=email&ref=x&utm_campaign=low%20season`,
  );
  const campaign = {
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'low-season',
  };
  expect(await follow(page, context)).toEqual(campaign);
  expect(await submitEmail(page, context)).toEqual(campaign);
  await page.goto(routes.contact);
  await expect(
    page.getByRole('main').getByRole('link', { name: contact.next.startTrial }),
  ).toBeVisible();
  expect(await follow(page, context)).toEqual(campaign);
  expect(await context.cookies()).toEqual([]);
});

test('of a campaign only labels go along: no markup, no email address, nothing long', async ({
  page,
  context,
}) => {
  const hostile = new URLSearchParams({
    utm_source: '"><img src=x onerror=alert(1)>&plan=pro',
    utm_medium: email,
    utm_term: 'a'.repeat(1000),
    utm_evil: 'x',
    plan: 'free',
    email,
  });
  await page.goto(`${routes.home}?${hostile}`);
  const images = await page.locator('img').count();
  const parameters = await follow(page, context);
  expect(parameters).toEqual({ utm_term: 'a'.repeat(100) });
  await expect(page.locator('img')).toHaveCount(images);
  await expect(named(page)).toHaveCount(0);
});
