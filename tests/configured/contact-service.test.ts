import getPort from 'get-port';
import { contactPages } from '../../src/config/contact-paths.ts';
import { localHref } from '../../src/config/routes.ts';
import { contentIn } from '../../src/content/content.ts';
import { languageCodes, routes } from '../language.ts';
import { copyProject, startScript } from '../../tools/test-project.ts';
import { violationsInBothThemes } from '../a11y/violations.ts';
import { contactForm, fill, message } from '../e2e/contact/contact-form.ts';
import { expect, test as base } from '../e2e/fixtures.ts';
import { button, send, thanks } from './form.ts';

interface Local {
  origin: string;
  /** The page with the mails that arrived. */
  mailbox: string;
}

/** The site with its contact service and a mailbox, as `CONTACT=local npm start` runs them. */
const test = base.extend<object, { local: Local }>({
  local: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, use) => {
      const [port, productPort] = [await getPort(), await getPort()];
      const origin = `http://localhost:${port}`;
      const { folder, remove } = copyProject();
      const site = startScript(folder, 'tools/start.ts', {
        PORT: `${port}`,
        PRODUCT_PORT: `${productPort}`,
        SITE_ORIGIN: origin,
        CONTACT: 'local',
      });
      await site.waitForOutput('Press Ctrl-C');
      await use({ origin, mailbox: `http://localhost:${productPort}/mail` });
      site.child.kill();
      await site.ended;
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ local }, use) => use(local.origin),
});

test('a message goes from the form to the mailbox', async ({ page, local }) => {
  await page.clock.install();
  await page.goto(routes.contact);
  // The service refuses a form that was filled in faster than a person can.
  await page.clock.fastForward(5000);
  await send(page, { ...message, name: 'From the form' });
  await expect(thanks(page)).toBeFocused();
  const mail = page.getByRole('article').filter({ hasText: 'From the form' });
  await expect(async () => {
    await page.goto(local.mailbox);
    await expect(mail).toContainText(message.message, { timeout: 100 });
  }).toPass();
  await expect(mail).toContainText(message.email);
});

test('the privacy policy says how long the server keeps messages', async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  await expect(page.getByRole('main')).toContainText('deletes its copy 30 days later');
});

for (const language of languageCodes) {
  const { pages, routes: paths } = contentIn(language);
  const { form, service } = pages.contact;
  const sentPath = localHref(contactPages.sent, language);

  test.describe(`without JavaScript, on ${paths.contact}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a message is confirmed on a page that search engines leave out', async ({ page }) => {
      await page.goto(paths.contact);
      await fill(page, { ...message, subject: form.subject.options[1] ?? '' });
      await button(page, form.submit).click();
      await expect(page).toHaveURL(sentPath);
      await expect(page.getByRole('heading', { name: form.success.heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('main').getByRole('link', { name: service.sent.back }).click();
      await expect(page).toHaveURL(paths.home);
    });

    test.describe('a message that is refused', () => {
      test('leads to the reason, and the text is still in the form after going back', async ({
        page,
      }) => {
        await page.goto(paths.contact);
        await fill(page, {
          ...message,
          subject: form.subject.options[1] ?? '',
          // An address that the browser accepts and the service doesn't.
          email: `${'a'.repeat(60)}@${'b.'.repeat(110)}example`,
        });
        await button(page, form.submit).click();
        const { notSent } = service;
        await expect(page.getByRole('heading', { name: notSent.heading })).toBeVisible();
        await expect(page.getByText(notSent.reasons.invalidEmail)).toBeVisible();
        await expect(page.getByText(notSent.reasons.unknown)).toBeHidden();
        await page.goBack();
        await expect(contactForm(page).locator('[name="message"]')).toHaveValue(message.message);
        await contactForm(page).locator('[name="email"]').fill(message.email);
        await button(page, form.submit).click();
        await expect(page).toHaveURL(sentPath);
      });
    });
  });
}

test('the pages of the service have no accessibility violations, and keep the policy', async ({
  page,
}) => {
  const paths = languageCodes.flatMap((language) =>
    Object.values(contactPages).map((path) => localHref(path, language)),
  );
  for (const path of paths) {
    await page.goto(path);
    expect(await violationsInBothThemes(page), path).toEqual([]);
  }
});
