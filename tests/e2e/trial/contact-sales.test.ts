import { content, productLinks, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { enterprise } from './trial.ts';
import { needSections } from '../sections.ts';

needSections('pricing');

const { footerContact } = content.site;

test(
  'asking for a price leads to a demo and to the contact form, for sales and for anything else',
  { tag: '@phone' },
  async ({ page }) => {
    test.skip(!enterprise, 'no price is agreed');
    await page.goto(routes.home);
    const { text, href } = enterprise?.cta ?? { text: '', href: '' };
    await page.locator('#pricing').getByRole('link', { name: text, exact: true }).last().click();
    await expect(page).toHaveURL(href);
    for (const [name, target] of [
      [footerContact.message, routes.contact],
      [footerContact.demo, productLinks.demo],
    ] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', { name });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute('href', target);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: footerContact.sales }).click();
    const { subject } = content.pages.contact.form;
    await expect(page.getByLabel(subject.label)).toHaveValue(subject.options[1] ?? '');
  },
);
