import { allRoutes, content, language, routes } from '../language.ts';
import { contactForm, fill, message, valuesOf } from '../e2e/contact/contact-form.ts';
import { expect } from '../e2e/fixtures.ts';
import { holdScripts } from '../e2e/requests.ts';
import { button, received, send, thanks } from './form.ts';
import { endpointPage, test } from './site.ts';

const { form } = content.pages.contact;

test('a message is sent as a form post and confirmed', async ({ page, endpoint }) => {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.goto(routes.contact);
  await send(page);
  await expect(thanks(page)).toBeFocused();
  await expect(page.getByRole('status')).toContainText(form.success.body);
  expect(endpoint.received).toEqual([{ headers: expect.anything(), fields: received(message) }]);
  expect(endpoint.received[0]?.headers).toMatchObject({
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    accept: 'application/json',
  });
  expect(logged).toEqual([]);
  await page.getByRole('button', { name: form.success.again }).click();
  await expect(page.getByLabel(form.name.label, { exact: true })).toBeFocused();
  expect(Object.values(await valuesOf(page)).join('')).toBe('');
});

test('only the contact page has a policy that allows the endpoint', async ({
  request,
  endpoint,
}) => {
  for (const path of allRoutes) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const allowing = policy.split('; ').filter((part) => part.includes(endpoint.origin));
    expect(
      allowing.map((part) => part.split(' ')[0]),
      path,
    ).toEqual(path === routes.contact ? ['connect-src', 'form-action'] : []);
  }
});

test('any text is delivered: umlauts, emoji, markup, 10 KB', async ({ page, endpoint }) => {
  const long = { ...message, message: 'Grüße & 🏝️ = 100 %\n<b>+</b> '.repeat(400) };
  await page.goto(routes.contact);
  await send(page, long);
  await expect(thanks(page)).toBeVisible();
  expect(endpoint.received[0]?.fields).toEqual(received(long));
});

test('pressing the button again while sending does not send twice', async ({ page, endpoint }) => {
  endpoint.answer = 'hang';
  await page.goto(routes.contact);
  await fill(page, message);
  await button(page, form.submit).dblclick();
  await button(page, form.sending).click({ force: true });
  await contactForm(page).evaluate((element) => {
    for (const _ of [1, 2, 3]) (element as HTMLFormElement).requestSubmit();
  });
  await expect(button(page, form.sending)).toBeVisible();
  expect(endpoint.received).toHaveLength(1);
});

test('a message submitted before the code has loaded is sent once, by the code', async ({
  page,
  endpoint,
}) => {
  const letThrough = await holdScripts(page, '**/_astro/contact-form*.js');
  await page.goto(routes.contact);
  await fill(page, message);
  await button(page, form.submit).dblclick();
  letThrough();
  await expect(thanks(page)).toBeVisible();
  expect(endpoint.received.map(({ fields }) => fields)).toEqual([received(message)]);
});

test.describe('the honeypot field', () => {
  const honeypot = '[name="_gotcha"]';

  test('is hidden, not focusable and never autofilled', async ({ page }) => {
    await page.goto(routes.contact);
    const field = contactForm(page).locator(honeypot);
    await expect(field).toBeHidden();
    await expect(field).toHaveAttribute('autocomplete', 'off');
    // Its name matches nothing that browsers and password managers fill in.
    const words = await field.evaluate(({ name, labels, id }: HTMLInputElement) =>
      [name, id, labels?.[0]?.textContent].join(' '),
    );
    expect(words).not.toMatch(
      /name|mail|phone|tel|address|city|zip|country|company|organi|url|web/i,
    );
    await field.evaluate((element: HTMLElement) => element.focus());
    await expect(field).not.toBeFocused();
    await expect(contactForm(page).getByRole('textbox')).toHaveCount(3);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the message, and the endpoint answers with its own page', async ({
    page,
    endpoint,
  }) => {
    await page.goto(routes.contact);
    await expect(contactForm(page).getByText(form.withoutScript.endpoint)).toBeVisible();
    await send(page);
    await expect(page.getByText(endpointPage)).toBeVisible();
    expect(endpoint.received.map(({ fields }) => fields)).toEqual([
      { ...message, _gotcha: '', language },
    ]);
  });
});
