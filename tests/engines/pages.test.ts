import { content, routes } from '../language.ts';
import { fillTemplate } from '../../src/content/fields/template.ts';
import { message } from '../e2e/contact/contact-form.ts';
import { headings, unknownPath } from '../e2e/site.ts';
import { namesOf, other, sharedWord, unknown } from '../e2e/directory/vendors.ts';
import { address, click, expect, fill, focus, poll, test, texts } from './fixtures.ts';

const { site, pages } = content;

test('every page opens with its heading, no wider than the window', async ({ tab }) => {
  const all = { ...headings, [unknownPath]: pages.notFound.heading };
  for (const [route, heading] of Object.entries(all)) {
    const status = await tab.open(route);
    if (status !== undefined) expect(status).toBe(route === unknownPath ? 404 : 200);
    await texts(tab, 'h1').toEqual([heading]);
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await tab.run(overflow), route).toBe(0);
  }
});

test('menus open and close, and the theme changes and is kept', async ({ tab }) => {
  await tab.open(routes.about);
  const menuLinks = ['about', 'careers', 'investors', 'contact'] as const;
  const shownLinks = () => texts(tab, ':popover-open a');
  for (const close of [() => click(tab, 'h1'), () => tab.press('Escape')]) {
    await click(tab, 'button', site.company);
    await shownLinks().toEqual(menuLinks.map((name) => site.pages[name]));
    await close();
    await shownLinks().toEqual([]);
  }

  const background = () => tab.run(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await click(tab, '[role=switch]', site.darkTheme);
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await click(tab, 'button', site.company);
  await click(tab, 'a', site.pages.careers);
  await address(tab).toBe(routes.careers);
  await expect.poll(background).toBe(dark);

  await tab.resize(390);
  await click(tab, 'button', site.menu);
  await shownLinks().toContain(site.pages.integrations);
  await tab.press('Escape');
  await shownLinks().toEqual([]);
});

test('the contact form stops what is missing, confirms the rest and starts over', async ({
  tab,
}) => {
  const { form, faq } = pages.contact;
  await tab.open(routes.contact);
  for (const { question, answer } of faq.items) {
    await click(tab, 'main summary', question);
    await texts(tab, 'main details[open] p').toEqual([answer]);
  }
  const submit = () => click(tab, 'main form button', form.submit);
  await submit();
  await focus(tab).toBe('name');
  await tab.type(message.name);
  await fill(tab, 'main form [name=email]', message.email);
  await submit();
  await focus(tab).toBe('subject');
  await tab.choose('main form [name=subject]', message.subject);
  await fill(tab, 'main form [name=message]', message.message);
  await submit();
  await focus(tab).toBe(form.success.heading);
  await texts(tab, 'main h2').toContain(form.success.heading);
  await click(tab, 'button', form.success.again);
  const values = () =>
    Object.fromEntries(
      new FormData(document.querySelector<HTMLFormElement>('main form') ?? undefined),
    );
  await poll(tab, values).toMatchObject({ name: '', email: '', subject: '', message: '' });
});

test('the directory finds by name and by category, and says when it finds nothing', async ({
  tab,
}) => {
  const { search } = pages.integrations;
  const shown = () => texts(tab, 'main [data-directory-list] section li h3');
  await tab.open(routes.integrations);
  const { query, names } = sharedWord();
  await fill(tab, 'input[type=search]', query);
  await shown().toEqual(names);
  await address(tab).toBe(`${routes.integrations}?q=${query}`);
  await click(tab, 'button', search.clear);
  await shown().toHaveLength(content.integrations.length);
  await click(tab, `label:has(input[value=${other.categoryId}])`);
  await shown().toEqual(namesOf(other.categoryId));
  await fill(tab, 'input[type=search]', unknown);
  await shown().toEqual([]);
  const nothing = fillTemplate(search.nothing.heading, { query: unknown });
  await texts(tab, 'main :is(h2, p)').toContain(nothing);
});

test('the demo log-in shows its password, alerts and stays where it is', async ({ tab }) => {
  const { showPassword, demoNotice } = pages.login;
  await tab.open(routes.login);
  await fill(tab, 'input[type=email]', message.email);
  await fill(tab, 'input[name=password]', 'not a real one');
  const [shown] = await Promise.all([tab.acceptAlert(), tab.press('Enter')]);
  expect(shown).toBe(demoNotice);
  await address(tab).toBe(routes.login);
  await click(tab, '[data-show-password] span', showPassword);
  const password = () => {
    const field = document.querySelector<HTMLInputElement>('input[name=password]');
    return [field?.type, field?.value];
  };
  await poll(tab, password).toEqual(['text', 'not a real one']);
  await click(tab, 'form[data-login] [type=submit]');
  expect(await tab.acceptAlert()).toBe(demoNotice);
  await address(tab).toBe(routes.login);
});
