import { z } from 'zod';
import { publicPages } from '../../config/routes.ts';
import { id, text } from '../fields/text.ts';
import { suggest } from '../parse/content-error.ts';

/** The sections that menus can link to by name; a link to another one needs a label and an address. */
const linkedSections = ['features', 'pricing', 'testimonials'] as const;

const productLinks = ['updates', 'helpCenter', 'documentation', 'api', 'status'] as const;

const names = [...publicPages, ...linkedSections, ...productLinks];

const link = z.strictObject({
  label: text,
  href: z.string().regex(/^(\/|https:\/\/)/, 'expected an address that begins with / or https://'),
});

const menuEntry = z.union([z.enum(names), link], {
  error: ({ input }) =>
    typeof input === 'string'
      ? `there is no page or section "${input}"${suggest(input, names)}`
      : 'expected the name of a page or section, or a link such as { label: Shop, href: /shop }',
});

const menu = z.array(menuEntry).min(1);

/** The links in the header and the footer, in order: names of pages, sections and pages of the product, or links. */
export const navigationSchema = z.strictObject({
  header: menu.describe('The links at the top of each page, in order.'),
  company: menu.describe("The menu behind the header's Company button."),
  footer: z
    .record(id, menu)
    .describe('Groups of links. Their headings are `footerGroups` in en/site.yaml.'),
});

export type MenuEntry = z.output<typeof menuEntry>;
export type Navigation = z.output<typeof navigationSchema>;
