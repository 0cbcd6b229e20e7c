import { content, routes } from '../../language.ts';
import { productLinks } from '../../../src/config/site.ts';
import { money } from '../money.ts';
import { expect, test } from '../fixtures.ts';
import {
  basic,
  changePlan,
  chooseYearly,
  enterprise,
  follow,
  named,
  parametersOf,
  pressPlan,
  pro,
  submitEmail,
} from './trial.ts';
import { needSections } from '../sections.ts';

needSections('pricing', 'get-started', 'savings-calculator');

test('nothing is named or carried before anything is chosen', async ({ page, context }) => {
  await page.goto(routes.home);
  await expect(named(page)).toHaveCount(0);
  await expect(changePlan(page)).toBeHidden();
  expect(await follow(page, context)).toEqual({});
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a plan button leads to get-started, which names the plan and its price', async ({ page }) => {
  await page.goto(routes.home);
  await pressPlan(page);
  await expect(page).toHaveURL(`${routes.home}#get-started`);
  await expect(named(page)).toContainText(pro?.title ?? '');
  await expect(named(page)).toContainText(money(pro?.price?.monthly ?? 0));
  await changePlan(page).click();
  await expect(page).toHaveURL(`${routes.home}#pricing`);
});

test('plan and period go along to sign-up, by link and by form, and the email does not', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url(), request.postData() ?? ''));
  await page.goto(routes.home);
  await chooseYearly(page);
  await pressPlan(page);
  await expect(named(page)).toContainText(money(pro?.price?.yearly ?? 0));
  const chosen = { plan: pro?.id, billing: 'yearly' };
  expect(await follow(page, context)).toEqual(chosen);
  expect(await submitEmail(page, context)).toEqual(chosen);
  expect(asked.filter((part) => /ayu|guest\.example/.test(decodeURIComponent(part)))).toEqual([]);
});

test('asking for a price chooses no plan: it leads to the footer, and an earlier choice holds', async ({
  page,
  context,
}) => {
  await page.goto(routes.home);
  test.skip(!enterprise, 'no price is agreed');
  const askForPrice = () =>
    page
      .locator('#pricing li')
      .filter({ has: page.getByRole('heading', { name: enterprise?.title ?? '', exact: true }) })
      .getByRole('link', { name: enterprise?.cta.text ?? '' })
      .click();
  await askForPrice();
  await expect(page).toHaveURL(enterprise?.cta.href ?? '');
  await expect(named(page)).toHaveCount(0);
  expect(await follow(page, context)).toEqual({});
  await pressPlan(page);
  await askForPrice();
  expect(await follow(page, context)).toEqual({ plan: pro?.id, billing: 'monthly' });
});

test('Log In carries nothing', async ({ page, context }) => {
  await page.goto(`${routes.home}?utm_source=newsletter`);
  await pressPlan(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: content.site.logIn }).click();
  expect(await parametersOf(await opened)).toEqual({});
});

test('a link to the calculator with a plan leads to sign-up with that plan', async ({
  page,
  context,
}) => {
  await page.goto(`${routes.home}?rate=200&plan=${pro?.id}#savings-calculator`);
  await expect(named(page)).toContainText(pro?.title ?? '');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await follow(page, context)).toEqual({ plan: pro?.id, billing: 'monthly' });
  await pressPlan(page, basic?.id);
  expect(await follow(page, context)).toEqual({ plan: basic?.id, billing: 'monthly' });
});

for (const plan of [enterprise?.id ?? 'none', 'nothing', 'null', '"]']) {
  test(`a link to the calculator with ${plan} for a plan chooses none`, async ({
    page,
    context,
  }) => {
    await page.goto(`${routes.home}?plan=${encodeURIComponent(plan)}`);
    await expect(named(page)).toHaveCount(0);
    expect(await follow(page, context)).toEqual({});
  });
}

test("sign-up's own parameters stay, and no other link is touched", async ({ page, context }) => {
  await page.goto(`${routes.home}?utm_source=newsletter`);
  await pressPlan(page);
  const others = [
    'https://x.example/authentic_stays?v=2',
    `${productLinks.auth}?v=2`,
    `${productLinks.auth}/help?v=2`,
  ];
  const untouched = await page.evaluate((hrefs) => {
    addEventListener('click', (event) => event.preventDefault(), { once: false });
    return hrefs.map((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      link.click();
      return link.href;
    });
  }, others);
  expect(untouched).toEqual(others);
  await page.goto(`${routes.home}?utm_source=newsletter`);
  await page
    .getByRole('main')
    .locator(`a[href="${productLinks.auth}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => (link.search = '?partner=villa&plan=agreed'));
  for (const billing of ['monthly', 'yearly']) {
    await page.locator(`[name=billing][value=${billing}]`).check();
    expect(await follow(page, context)).toEqual({
      partner: 'villa',
      plan: 'agreed',
      billing,
      utm_source: 'newsletter',
    });
  }
});

test('the choice outlasts a reload and is known on other pages', async ({ page, context }) => {
  await page.goto(routes.home);
  await chooseYearly(page);
  await pressPlan(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: content.pages.home.pricing.yearly })).toBeChecked();
  await expect(named(page)).toContainText(money(pro?.price?.yearly ?? 0));
  await page.goto(routes.contact);
  expect(await follow(page, context)).toEqual({ plan: pro?.id, billing: 'yearly' });
});

test.describe('where storage is refused', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
  });

  test('the choice holds on the page and is not remembered', async ({ page, context }) => {
    await page.goto(`${routes.home}?utm_source=newsletter`);
    await chooseYearly(page);
    await pressPlan(page);
    await expect(named(page)).toContainText(money(pro?.price?.yearly ?? 0));
    expect(await follow(page, context)).toEqual({
      plan: pro?.id,
      billing: 'yearly',
      utm_source: 'newsletter',
    });
    await page.goto(routes.contact);
    expect(await follow(page, context)).toEqual({});
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan button leads to get-started, and sign-up opens plainly', async ({
    page,
    context,
  }) => {
    await page.goto(`${routes.home}?utm_source=newsletter`);
    await pressPlan(page);
    await expect(page).toHaveURL(`${routes.home}#get-started`);
    for (const words of await page.locator('[data-choice]').all()) await expect(words).toBeHidden();
    await expect(changePlan(page)).toBeHidden();
    expect(await submitEmail(page, context)).toEqual({});
  });
});
