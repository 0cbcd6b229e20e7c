import { routes } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { fillTemplate } from '../../src/content/fields/template.ts';
import { message } from '../e2e/contact/contact-form.ts';
import { headings, unknownPath } from '../e2e/site.ts';
import { other, sharedWord, namesOf, unknown } from '../e2e/directory/vendors.ts';
import { address, expect, focus, open, press, test, texts } from './fixtures.ts';

const { shell, pages } = content;

test('every page opens with its heading, no wider than the window', async ({ tab }) => {
  const all = { ...headings, [unknownPath]: pages.notFound.heading };
  for (const [route, heading] of Object.entries(all)) {
    expect(await open(tab, route)).toBe(route === unknownPath ? 404 : 200);
    await texts(tab, 'h1').toEqual([heading]);
    const overflow = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, route).toBe(0);
  }
});

test('menus open and close, and the theme changes and is kept', async ({ tab }) => {
  await open(tab, routes.about);
  const menuLinks = ['about', 'careers', 'investors', 'contact'] as const;
  const shownLinks = () => texts(tab, ':popover-open a');
  await press(tab, 'button', shell.company);
  await shownLinks().toEqual(menuLinks.map((name) => shell.pages[name]));
  await tab.locator('h1').click();
  await shownLinks().toEqual([]);
  await tab.keyboard.press('Escape');

  const ground = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await press(tab, '[role=switch]', shell.darkTheme);
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await press(tab, 'button', shell.company);
  await press(tab, 'a', shell.pages.careers);
  await address(tab).toBe(routes.careers);
  await expect.poll(ground).toBe(dark);

  await tab.setViewport({ width: 390, height: 844 });
  await press(tab, 'button', shell.menu);
  await shownLinks().toContain(shell.pages.integrations);
  await tab.keyboard.press('Escape');
  await shownLinks().toEqual([]);
});

test('the contact form stops what is missing, confirms the rest and starts anew', async ({
  tab,
}) => {
  const { form, faq } = pages.contact;
  await open(tab, routes.contact);
  for (const { question, answer } of faq.items) {
    await tab.locator(`summary::-p-text(${question})`).click();
    await texts(tab, 'main details[open] p').toEqual([answer]);
  }
  await press(tab, 'button', form.submit);
  await focus(tab).toBe('name');
  for (const [name, value] of Object.entries(message)) {
    await tab.locator(`main form [name="${name}"]`).fill(value);
    if (name === 'email') {
      await press(tab, 'button', form.submit);
      await focus(tab).toBe('subject');
    }
  }
  await press(tab, 'button', form.submit);
  await focus(tab).toBe(form.success.heading);
  await texts(tab, 'main h2').toContain(form.success.heading);
  await press(tab, 'button', form.success.again);
  await expect
    .poll(() => tab.$eval('main form', (element) => Object.fromEntries(new FormData(element))))
    .toMatchObject({ name: '', email: '', subject: '', message: '' });
});

test('the directory finds by name and by category, and says when it finds nothing', async ({
  tab,
}) => {
  const { search } = pages.integrations;
  const shown = () => texts(tab, 'main [data-directory] section li h3');
  const field = tab.locator('input[type=search]');
  await open(tab, routes.integrations);
  const { query, names } = sharedWord();
  await field.fill(query);
  await shown().toEqual(names);
  await address(tab).toBe(`${routes.integrations}?q=${query}`);
  await press(tab, 'button', search.clear);
  await tab.$eval(`input[value=${other.categoryId}]`, (radio) =>
    (radio as HTMLInputElement).click(),
  );
  await shown().toEqual(namesOf(other.categoryId));
  await field.fill(unknown);
  await shown().toEqual([]);
  const nothing = fillTemplate(search.nothing.heading, { query: unknown });
  await texts(tab, 'main :is(h2, p)').toContain(nothing);
});

test('the demo log-in alerts and stays where it is', async ({ tab }) => {
  await open(tab, routes.login);
  const alerts: string[] = [];
  tab.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await tab.locator('input[type=email]').fill(message.email);
  await tab.locator('input[type=password]').fill('not a real one');
  await tab.keyboard.press('Enter');
  await expect.poll(() => alerts).toEqual([pages.login.demoNotice]);
  await address(tab).toBe(routes.login);
});
