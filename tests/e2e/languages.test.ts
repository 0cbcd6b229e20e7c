import type { Page } from '@playwright/test';
import { localHref } from '../../src/config/routes.ts';
import { loadContent } from '../../src/content/content.ts';
import { search, shownNames, toQuery, vendor } from './directory/directory.ts';
import { expect, test } from './fixtures.ts';
import { reachSection } from './navigation/scroll.ts';
import { englishPages, productOrigin, siteOrigin, translations } from './pages.ts';

/** The banner that offers a language. */
const offer = (page: Page, code: string) => page.locator(`[data-language-offer][lang="${code}"]`);
const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

/** Lists the phrases and labels on a page: two words or more, except for names. */
const listPhrases = (page: Page) =>
  page.evaluate(() => {
    const phrases = new Set<string>();
    const note = (text: string | null) => {
      const phrase = text?.trim().replaceAll(/\s+/g, ' ') ?? '';
      if (/^\p{Lu}.* \p{Ll}/u.test(phrase)) phrases.add(phrase);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // The plans contain terms that are the same in other languages, such as "white label".
      if (!walker.currentNode.parentElement?.closest('script, style, body [lang], #pricing li'))
        note(walker.currentNode.textContent);
    }
    for (const element of document.querySelectorAll('[aria-label]:not([lang])'))
      note(element.ariaLabel);
    return [...phrases];
  });

for (const { code, name, locale } of translations) {
  test(`a visitor switches to ${name} and back, and stays on the same page, search and section`, async ({
    page,
  }) => {
    await page.goto('/integrations');
    await search(page).fill(vendor.name.slice(0, -1));
    await search(page).press(vendor.name.slice(-1));
    // Faster than any visitor.
    await inHeader(page, name).evaluate((link: HTMLElement) => link.click());
    const query = toQuery({ q: vendor.name });
    await expect(page).toHaveURL(({ href }) =>
      href.startsWith(`${siteOrigin}/${code}/integrations${query}`),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(shownNames(page).first()).toHaveText(vendor.name);
    await inHeader(page, 'English').click();
    await expect(page).toHaveURL(({ href }) =>
      href.startsWith(`${siteOrigin}/integrations${query}`),
    );

    await page.goto('/');
    await page.locator('#faq').evaluate((section) => section.scrollIntoView());
    await inHeader(page, name).click();
    await expect(page).toHaveURL(`/${code}#faq`);
    await expect(page.locator('#faq')).toBeInViewport();

    await page.goto('/#pricing');
    await reachSection(page, 'pricing');
    await page.evaluate(() => scrollTo(0, 0));
    await inHeader(page, name).click();
    await expect(page).toHaveURL(`/${code}`);
  });

  test(`a visitor who has typed a message and then switches to ${name} keeps it, once, but no password`, async ({
    page,
  }) => {
    await page.goto('/contact?utm_source=mail');
    await page.getByLabel('Name').fill('Ayu Carter');
    await page.getByLabel('Email').fill('ayu.carter@guest.example');
    await page.locator('[name=subject]').selectOption({ index: 2 });
    await page.getByLabel('Message').fill('Two villas,\nfrom May.');
    await inHeader(page, name).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    const subject = page.locator('[name=subject]');
    await expect(page.locator('[name=name]')).toHaveValue('Ayu Carter');
    await expect(page.locator('[name=email]')).toHaveValue('ayu.carter@guest.example');
    expect(await subject.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(2);
    await expect(page.locator('[name=message]')).toHaveValue('Two villas,\nfrom May.');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto('/contact');
    await expect(page.getByLabel('Name')).toHaveValue('');

    await page.goto('/#get-started');
    await page.getByLabel('Email address').fill('ayu.carter@guest.example');
    await inHeader(page, name).click();
    await expect(page.locator('#get-started [type=email]')).toHaveValue('ayu.carter@guest.example');

    await page.goto('/login');
    await page.getByLabel('Email').fill('ayu.carter@guest.example');
    await page.getByLabel('Password').fill('correct horse');
    await inHeader(page, name).click();
    await expect(page.locator('[name=email]')).toHaveValue('ayu.carter@guest.example');
    await expect(page.locator('[name=password]')).toHaveValue('');
  });

  for (const [read, offered] of [
    [['xh', code], true],
    [['xh-ZA', locale, 'en'], true],
    [['en-GB', code], false],
    [['xh', 'zu'], false],
  ] as const)
    test(`a visitor who reads ${read.join(', ')} is ${offered ? '' : 'not '}offered ${name}`, async ({
      page,
    }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'languages', { value }),
        read,
      );
      await page.goto('/about');
      await expect(offer(page, code)).toBeVisible({ visible: offered });
    });

  test.describe(`in a browser that prefers ${name}`, () => {
    test.use({ locale });

    test('a banner above the page offers it until the visitor closes it, and never redirects', async ({
      page,
    }) => {
      await page.goto('/about');
      await expect(page).toHaveURL('/about');
      const banner = await offer(page, code).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(banner?.y).toBe(0);
      expect(header?.y).toBe(banner?.height);
      await offer(page, code).getByRole('button').click();
      await expect(offer(page, code)).toBeHidden();
      await page.goto('/');
      await expect(offer(page, code)).toBeHidden();
    });

    test('a visitor can read the terms in it, and each version says which one is binding', async ({
      page,
    }) => {
      await page.goto('/terms-of-service');
      await expect(page.getByRole('article')).toContainText(loadContent().terms.bindingLanguage);
      await offer(page, code).getByRole('link').click();
      await expect(page).toHaveURL(`/${code}/terms-of-service`);
      await expect(page.getByRole('article')).toContainText(
        loadContent(code).terms.bindingLanguage,
      );
    });
  });

  test(`pages in ${name} pass the language to every page of the product and to the booking widget`, async ({
    request,
  }) => {
    const translated = await (await request.get(`/${code}`)).text();
    for (const page of ['auth', 'demo', 'updates', 'help', 'docs', 'api', 'status'])
      expect(translated).toContain(`${productOrigin}/${page}?lang=${code}"`);
    expect(translated).toMatch(new RegExp(`<iframe[^>]* src="[^"]*lang=${code}[&"]`));
    expect(await (await request.get('/')).text()).not.toContain(`lang=${code}`);
  });

  test(`no text on a page in ${name} is still in English`, async ({ page }) => {
    const { company, integrations, plans, portfolio } = loadContent();
    const named = [...integrations, ...Object.values(portfolio.properties)];
    const names = [
      company.name,
      company.address,
      ...named.map((each) => each.name),
      ...plans.map(({ title }) => title),
    ];
    for (const path of englishPages) {
      await page.goto(path);
      const english = await listPhrases(page);
      await page.goto(localHref(path, code));
      const same = (await listPhrases(page)).filter(
        (phrase) => english.includes(phrase) && !names.some((own) => phrase.includes(own)),
      );
      expect(english.length, path).toBeGreaterThan(5);
      expect(same, path).toEqual([]);
    }
  });
}
