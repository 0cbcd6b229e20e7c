import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content/content.ts';
import { expect, test } from './fixtures.ts';
import { reachSection } from './navigation/scroll.ts';
import { legalPages, notFoundError, productOrigin, siteOrigin } from './pages.ts';

const offer = (page: Page) => page.locator('[data-language-offer]');
const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('a visitor changes the language, with the page, the search and the section kept', async ({
  page,
}) => {
  await page.goto('/integrations?q=stripe');
  await inHeader(page, 'Bahasa Indonesia').click();
  await expect(page).toHaveURL(/\/id\/integrations\?q=stripe/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await inHeader(page, 'English').click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${siteOrigin}/integrations?q=stripe`));

  await page.goto('/');
  await page.locator('#faq').evaluate((section) => section.scrollIntoView());
  await inHeader(page, 'Bahasa Indonesia').click();
  await expect(page).toHaveURL('/id#faq');
  await expect(page.locator('#faq')).toBeInViewport();

  await page.goto('/#pricing');
  await reachSection(page, 'pricing');
  await page.evaluate(() => scrollTo(0, 0));
  await inHeader(page, 'Bahasa Indonesia').click();
  await expect(page).toHaveURL('/id');
});

for (const [languages, offered] of [
  [['fr', 'id'], true],
  [['fr-CH', 'id-ID', 'en'], true],
  [['en-GB', 'id'], false],
  [['fr', 'nl'], false],
] as const)
  test(`a visitor who reads ${languages.join(', ')} is ${offered ? '' : 'not '}offered Indonesian`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'languages', { value }),
      languages,
    );
    await page.goto('/');
    await expect(offer(page)).toBeVisible({ visible: offered });
  });

test.describe('in a browser that prefers Indonesian', () => {
  test.use({ locale: 'id-ID' });

  test('a line offers it until it is answered, and never redirects', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(offer(page)).toBeVisible();
    await expect(offer(page)).toHaveAttribute('lang', 'id');
    await offer(page).getByRole('button').click();
    await expect(offer(page)).toBeHidden();
    await page.goto('/about');
    await expect(offer(page)).toBeHidden();
  });

  test('the line has as much room above its words as below, at any width', async ({ page }) => {
    await page.goto('/');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [above = 0, below = 0] = await offer(page).evaluate((line) => {
        const words = document.createRange();
        words.setStartBefore(line.firstChild ?? line);
        words.setEndAfter(line.querySelector('a') ?? line);
        const boxes = [...words.getClientRects()];
        const { top, bottom } = line.getBoundingClientRect();
        return [
          Math.min(...boxes.map((box) => box.top)) - top,
          bottom - Math.max(...boxes.map((box) => box.bottom)),
        ];
      });
      expect(Math.abs(above - below), `${width} px`).toBeLessThanOrEqual(2);
    }
  });

  test('the contract is offered in Indonesian, and each text says which one binds', async ({
    page,
  }) => {
    await page.goto('/terms-of-service');
    await expect(page.getByRole('article')).toContainText(loadContent('en').terms.bindingLanguage);
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL('/id/terms-of-service');
    await expect(page.getByRole('article')).toContainText(loadContent('id').terms.bindingLanguage);
  });
});

test('pages in Indonesian say so to every page of the product, and to the booking widget', async ({
  request,
}) => {
  const indonesian = await (await request.get('/id')).text();
  for (const page of ['auth', 'demo', 'updates', 'help', 'docs', 'api', 'status'])
    expect(indonesian).toContain(`${productOrigin}/${page}?lang=id"`);
  expect(indonesian).toMatch(/<iframe[^>]* src="[^"]*lang=id"/);
  expect(await (await request.get('/')).text()).not.toContain('lang=id');
});

/** The phrases and labels of a page: two words or more, of which not all are names. */
const phrasesOf = (page: Page) =>
  page.evaluate(() => {
    const phrases = new Set<string>();
    const note = (text: string | null) => {
      const phrase = text?.trim().replaceAll(/\s+/g, ' ') ?? '';
      if (/^\p{Lu}.* \p{Ll}/u.test(phrase)) phrases.add(phrase);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // What a plan holds has terms that Indonesian has too, such as white label.
      if (!walker.currentNode.parentElement?.closest('script, style, body [lang], #pricing li'))
        note(walker.currentNode.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label]')) note(element.ariaLabel);
    return [...phrases];
  });

test('an Indonesian page says nothing in the words of the English one', async ({ page }) => {
  const pages = ['', '/integrations', '/about', '/contact', '/login', ...legalPages];
  for (const path of pages) {
    await page.goto(path || '/');
    const english = await phrasesOf(page);
    await page.goto(`/id${path}`);
    const same = (await phrasesOf(page)).filter((phrase) => english.includes(phrase));
    expect(english.length, path).toBeGreaterThan(5);
    expect(same, path).toEqual([]);
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: notFoundError });

  test('below /id is answered in Indonesian', async ({ page }) => {
    const response = await page.goto('/id/nope');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  });
});
