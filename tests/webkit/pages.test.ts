import { routes } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { message } from '../e2e/contact/contact-form.ts';
import { headings, unknownPath } from '../e2e/site.ts';
import { namesOf, other, sharedWord } from '../e2e/directory/vendors.ts';
import { address, expect, focus, keys, open, test, texts } from './fixtures.ts';

const { shell, pages } = content;

test('every page opens with its heading, no wider than the window', async ({ tab }) => {
  const all = { ...headings, [unknownPath]: pages.notFound.heading };
  for (const [route, heading] of Object.entries(all)) {
    await open(tab, route);
    await texts(tab, 'h1').toEqual([heading]);
    const overflow = await tab.run(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, route).toBe(0);
  }
});

test('menus open and close, and the theme changes and is kept', async ({ tab }) => {
  await open(tab, routes.about);
  const shownLinks = () => texts(tab, ':popover-open a');
  const menuLinks = ['about', 'careers', 'investors', 'contact'] as const;
  await tab.press('button', shell.company);
  await shownLinks().toEqual(menuLinks.map((name) => shell.pages[name]));
  await tab.type(keys.escape);
  await shownLinks().toEqual([]);

  const ground = () => tab.run(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await tab.press('[role=switch]', shell.darkTheme);
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await tab.press('button', shell.company);
  await tab.press('a', shell.pages.careers);
  await address(tab).toBe(routes.careers);
  await expect.poll(ground).toBe(dark);

  await tab.send('POST', '/window/rect', { width: 390, height: 800 });
  await tab.press('button', shell.menu);
  await shownLinks().toContain(shell.pages.integrations);
});

test('the contact form stops what is missing and confirms the rest', async ({ tab }) => {
  const { form } = pages.contact;
  await open(tab, routes.contact);
  await tab.press('main form button', form.submit);
  await focus(tab).toBe('name');
  await tab.type(message.name);
  for (const name of ['email', 'message'] as const) {
    await tab.press(`main form [name=${name}]`);
    await tab.type(message[name]);
  }
  await tab.press('main form button', form.submit);
  await focus(tab).toBe('subject');
  await tab.press(`main form option[value="${message.subject}"]`);
  await tab.press('main form button', form.submit);
  await focus(tab).toBe(form.success.heading);
});

test('the directory finds by name and by category', async ({ tab }) => {
  const shown = () => texts(tab, 'main [data-directory] section li h3');
  await open(tab, routes.integrations);
  await tab.press('input[type=search]');
  const { query, names } = sharedWord();
  await tab.type(query);
  await shown().toEqual(names);
  await address(tab).toBe(`${routes.integrations}?q=${query}`);
  // The page goes smoothly to the first answer, and a press on the way would miss.
  let top = NaN;
  await expect
    .poll(async () => {
      const before = top;
      top = await tab.run(() => scrollY);
      return top - before;
    })
    .toBe(0);
  await tab.press('button', pages.integrations.search.clear);
  await shown().toHaveLength(content.integrations.length);
  // The page may still be on its way back to the list's beginning, and the choice with it.
  await expect(async () => {
    await tab.press(`label:has(input[value=${other.categoryId}])`);
    expect(await tab.find(`input[value=${other.categoryId}]:checked`)).not.toBeNull();
  }).toPass();
  await shown().toEqual(namesOf(other.categoryId));
});

test('the demo log-in shows its password, alerts and stays where it is', async ({ tab }) => {
  const { showPassword, demoNotice } = pages.login;
  await open(tab, routes.login);
  await tab.press('input[type=email]');
  await tab.type(message.email);
  await tab.press('input[name=password]');
  await tab.type('not a real one');
  await tab.press('[data-reveal] span', showPassword);
  const password = () =>
    tab.run(() => {
      const field = document.querySelector<HTMLInputElement>('input[name=password]');
      return [field?.type, field?.value];
    });
  await expect.poll(password).toEqual(['text', 'not a real one']);
  await tab.press('form[data-login] [type=submit]');
  expect(await tab.send('GET', '/alert/text')).toBe(demoNotice);
  await tab.send('POST', '/alert/accept', {});
  await address(tab).toBe(routes.login);
});
