import getPort from 'get-port';
import { copyProject, startScript } from '../project.ts';
import { message, typeMessage } from '../e2e/contact/contact-form.ts';
import { expect, test as base } from '../e2e/fixtures.ts';

/** The `test` for a site with the local contact service (`CONTACT=local npm start`), which prints emails. */
const test = base.extend<
  object,
  { local: { origin: string; waitForMail: (text: string) => Promise<void> } }
>({
  local: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, use) => {
      const port = await getPort();
      const origin = `http://localhost:${port}`;
      const { folder, remove } = copyProject();
      const site = startScript(folder, 'scripts/start.ts', {
        PORT: `${port}`,
        PRODUCT_PORT: `${await getPort()}`,
        SITE_ORIGIN: origin,
        CONTACT: 'local',
      });
      await site.waitForOutput('Press Ctrl-C');
      await use({ origin, waitForMail: site.waitForOutput });
      site.child.kill();
      await site.ended;
      remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ local }, use) => use(local.origin),
});

test('a message goes from the form to the mail server', async ({ page, local }) => {
  await page.clock.install();
  await page.goto('/contact');
  // The service refuses a form that was filled in faster than a person could.
  await page.clock.fastForward(5000);
  await typeMessage(page, { ...message, name: 'From the form' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await local.waitForMail(`Subject: ${message.subject}: message from From the form`);
  await local.waitForMail(message.message);
});
