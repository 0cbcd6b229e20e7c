import { wcagLuminance } from 'culori';
import { HtmlValidate } from 'html-validate';
import { readDocument } from './documents.ts';
import { expect, test } from './fixtures.ts';
import {
  englishPages,
  everyPage,
  getLanguage,
  notFoundError,
  productOrigin,
  unknownPages,
} from './pages.ts';

test.use({ expectedErrors: notFoundError });

test('the first Tab leads to a skip link', async ({ page }) => {
  for (const path of ['/', '/nope']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skipLink = page.locator(':focus');
    await expect(skipLink).toHaveAttribute('href', '#main');
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('the markup of every page is valid', async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // React's spelling is valid, too: popoverTarget, hidden="", <input/>.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // React's ids begin with an underscore, which is valid in CSS selectors.
      'valid-id': ['error', { relaxed: true }],
      // VoiceOver needs role="list" on a list without markers.
      'no-redundant-role': 'off',
      // The stylesheet keeps phone numbers on one line.
      'tel-non-breaking': 'off',
      // The calculator updates while it is filled in, so its form needs no submit button.
      'wcag/h32': 'off',
    },
  });
  for (const path of [...everyPage, ...unknownPages]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId} at ${selector}: ${message}`),
    );
    expect(findings, path).toEqual([]);
  }
});

test('every page has a policy, one h1 and each landmark once, its files exist, and its links lead somewhere', async ({
  page,
  request,
}) => {
  const pages = new Map<string, Awaited<ReturnType<typeof readDocument>>>();
  for (const path of [...everyPage, ...unknownPages])
    pages.set(path, await readDocument(page, request, path));
  const fetched = new Set<string>();
  for (const [path, { meta, landmarks, files, links }] of pages) {
    for (const file of files) fetched.add(file);
    const policy = meta['Content-Security-Policy'];
    expect.soft(policy, path).toMatch(/^default-src 'none'; (?!.*(unsafe|\*))/);
    expect.soft(landmarks, path).toEqual([1, 1, 1, 1]);
    for (const { href, target, rel, hreflang } of links) {
      const what = `${href} on ${path}`;
      if (/^(mailto|tel):/.test(href)) continue;
      if (/^https?:/.test(href)) {
        expect.soft(target, what).toBe('_blank');
        expect.soft(rel, what).toContain('noopener');
        if (href.startsWith(productOrigin)) fetched.add(href);
        continue;
      }
      expect.soft(target, what).toBe('');
      const [address = '', fragment] = href.split('#');
      const ids = pages.get(address.split('?')[0] || path)?.ids;
      expect.soft(ids, what).toBeDefined();
      if (fragment !== undefined) expect.soft(ids, what).toContain(fragment);
      if (address && !hreflang) expect.soft(getLanguage(address), what).toBe(getLanguage(path));
    }
  }
  for (const href of fetched) expect.soft((await request.get(href)).status(), href).toBe(200);

  // Every page leads to the product and to what visitors look for; the contact page also to a demo.
  const product = ['auth', 'updates', 'help', 'docs', 'api', 'status'].map(
    (name) => `${productOrigin}/${name}`,
  );
  const site = ['/integrations', '/about', '/careers', '/investors', '/contact'];
  const legal = ['/privacy-policy', '/terms-of-service', '/cookies'];
  const sections = ['/#features', '/#pricing', '/#testimonials'];
  const list = (path: string) => pages.get(path)?.links.map(({ href }) => href) ?? [];
  for (const path of ['/about', '/nope']) {
    const wanted = [...product, ...site, ...legal, ...sections];
    expect(list(path), path).toEqual(expect.arrayContaining(wanted));
    expect(list(path).filter((href) => /^https:\/\/(?!app\.)/.test(href))).toHaveLength(4);
  }
  expect(list('/contact')).toContain(`${productOrigin}/demo`);
});

test('a page printed from the dark theme contains all its text, dark on white', async ({
  page,
}) => {
  for (const path of englishPages) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    // Controls and tables of contents are not printed.
    await page
      .getByRole('main')
      .locator('h1, h2, h3, p, li, dt, dd, th, td')
      .filter({ visible: true })
      .and(
        page.locator(
          ':not(.needs-script, .needs-script *, .not-printed *, nav *, fieldset *, [aria-hidden])',
        ),
      )
      .evaluateAll((parts) => parts.forEach((part) => part.setAttribute('data-said', '')));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const lost = await page
      .locator('[data-said]')
      .evaluateAll((parts) =>
        parts.filter((part) => !part.checkVisibility()).map((part) => part.textContent),
      );
    expect(lost, path).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    const color = await heading.evaluate((element) => getComputedStyle(element).color);
    expect(wcagLuminance(color), path).toBeLessThan(0.2);
  }
});

test('the footer shows the year of the visit, even when the build is older', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-06T12:00:00Z'));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');
});

test('an unknown address shows the 404 page and stays in the address bar', async ({ request }) => {
  for (const path of ['/nope', '/about/x', '/404', '/%E0%A4%A']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(html).toContain('Did you forget to add the page to the router?');
  }
});
