import { startCopy } from '../project.ts';
import { message, typeMessage } from '../e2e/contact/contact-form.ts';
import { expect, test } from '../e2e/fixtures.ts';

// Builds a site of its own.
test.setTimeout(180_000);

test('a message goes from the form to the mail server', async ({ page }) => {
  const site = await startCopy({ CONTACT: 'local' });
  await page.clock.install();
  await page.goto(`${site.origin}/contact`);
  // The service refuses a form that was filled in faster than a person could.
  await page.clock.fastForward(5000);
  await typeMessage(page, { ...message, name: 'From the form' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await site.waitForOutput(`Subject: ${message.subject}: message from From the form`);
  await site.waitForOutput(message.message);
  await site.stop();
});
