import { HtmlValidate } from 'html-validate';
import { expect, test } from './fixtures.ts';
import { everyPage, notFoundError, unknownPages } from './pages.ts';

test.use({ expectedErrors: notFoundError });

test('each page has one h1, each landmark once and a skip link first', async ({ page }) => {
  for (const path of [...everyPage, ...unknownPages]) {
    await page.goto(path);
    for (const part of ['h1', 'body > header', 'main', 'body > footer'])
      await expect(page.locator(part), path).toHaveCount(1);
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
      // How React writes what HTML lets one write either way: popoverTarget, hidden="", <input/>.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // React's ids begin with an underscore, which CSS takes as well as a letter.
      'valid-id': ['error', { relaxed: true }],
      // VoiceOver needs the role on a list that is drawn without markers.
      'no-redundant-role': 'off',
      // The stylesheet keeps a phone number on one line.
      'tel-non-breaking': 'off',
      // The calculator's form works as it is filled in.
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

test('every internal link leads to a page and a fragment, every external one opens a new tab', async ({
  page,
  request,
}) => {
  const idsOf = new Map<string, string[]>();
  const linksOf = new Map<string, { href: string; target: string; rel: string }[]>();
  for (const path of [...everyPage, ...unknownPages]) {
    await page.goto(path);
    idsOf.set(
      path,
      await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)),
    );
    linksOf.set(
      path,
      await page.locator('a').evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: (link as HTMLAnchorElement).target,
          rel: (link as HTMLAnchorElement).rel,
        })),
      ),
    );
  }
  const product = new Set<string>();
  for (const [path, links] of linksOf) {
    for (const { href, target, rel } of links) {
      const what = `${href} on ${path}`;
      if (/^(mailto|tel):/.test(href)) continue;
      if (/^https?:/.test(href)) {
        expect.soft(target, what).toBe('_blank');
        expect.soft(rel, what).toContain('noopener');
        if (href.startsWith('http://localhost:4274')) product.add(href);
        continue;
      }
      expect.soft(target, what).toBe('');
      const [address = '', fragment] = href.split('#');
      const ids = idsOf.get(address.split('?')[0] || path);
      expect.soft(ids, what).toBeDefined();
      if (fragment !== undefined) expect.soft(ids, what).toContain(fragment);
    }
  }
  for (const href of product) expect.soft((await request.get(href)).status(), href).toBe(200);
});

test('the footer shows the year of the visit, even when the build is older', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-06T12:00:00Z'));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');
});

test('an address that no page has shows the not-found screen and stays in the address bar', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of ['/nope', '/about/x', '/404', '/%E0%A4%A']) {
    const response = await page.goto(`${baseURL}${path}`);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('main')).toContainText(
      'Did you forget to add the page to the router?',
    );
    expect(page.url()).toBe(`${baseURL}${path}`);
  }
  const hostile = [
    '/%00',
    '/..%2f..%2fpackage.json',
    '//about',
    '/__proto__',
    `/${'a'.repeat(5000)}`,
  ];
  for (const path of hostile) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
  }
});

test('the other spellings of an address move on to the one it has', async ({ request }) => {
  for (const [path, location] of [
    ['/about.html', '/about'],
    ['/about/?q=1', '/about?q=1'],
    ['/index.html', '/'],
    ['/id/', '/id'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers()['location'], path).toBe(location);
  }
});

test('a hostile query troubles no page', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const script = '<script>alert(1)</script>';
  for (const query of [
    `q=${script}&plan=${script}&subject=${script}`,
    'q=%&category=%E0%A4%A',
    'rate=1e9&properties=-1&__proto__=1',
  ])
    for (const path of ['/', '/integrations', '/contact']) {
      await page.goto(`${path}?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  expect(dialogs).toEqual([]);
});
