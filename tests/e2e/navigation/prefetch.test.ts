import type { Page } from '@playwright/test';
import { content } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { isPrerender, noteRequests } from '../requests.ts';
import { allRoutes, firstOfCompany, linkedPage } from '../site.ts';

/** Whether a request is for a page rather than for code that loads on first interaction. */
const isPage = (request: string) => !request.endsWith('.js');

test('every page has speculation rules that prerender hovered links', async ({ page, request }) => {
  for (const route of allRoutes) {
    const html = await (await request.get(route)).text();
    const [rules] = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      return [...parsed.querySelectorAll('script[type="speculationrules"]')].map(
        (script) => JSON.parse(script.textContent) as unknown,
      );
    }, html);
    expect(rules).toMatchObject({
      prerender: [
        {
          eagerness: 'moderate',
          where: {
            and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank]' } }],
          },
        },
      ],
    });
  }
});

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('hovering a link prerenders its page', async ({ page, baseURL }) => {
  await page.goto(firstOfCompany.href);
  const prerendered = page.waitForRequest(
    (request) => request.url() === `${baseURL}${linkedPage.href}` && isPrerender(request),
  );
  await link(page, linkedPage.label).hover();
  await prerendered;
});

test.describe('in a browser without speculation rules', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    await page.goto(firstOfCompany.href);
    await page.locator('script[type="speculationrules"]').evaluate((rules) => rules.remove());
  });

  test('hovering a link fetches its page once', async ({ page, baseURL }) => {
    const requests = noteRequests(page);
    const fetched = page.waitForRequest(`${baseURL}${linkedPage.href}`);
    await link(page, linkedPage.label).hover();
    await fetched;
    await page.getByRole('heading', { level: 1 }).hover();
    await link(page, linkedPage.label).hover();
    await link(page, linkedPage.label).focus();
    expect(requests.filter(isPage)).toEqual([`GET ${baseURL}${linkedPage.href}`]);
  });

  test('focusing a link fetches its page', async ({ page, baseURL }) => {
    const fetched = page.waitForRequest(`${baseURL}${linkedPage.href}`);
    await link(page, linkedPage.label).focus();
    await fetched;
  });

  test('links to the current page and to other origins are not fetched', async ({ page }) => {
    const requests = noteRequests(page);
    await page.getByRole('button', { name: content.site.company }).click();
    await link(page, firstOfCompany.label).hover();
    await link(page, content.site.getStarted).hover();
    expect(requests.filter(isPage)).toEqual([]);
  });
});
