import { z } from 'zod';
import { anyLink, atLeast, group, id } from '../fields/text.ts';
import { siteSchema } from './site-copy.ts';

const { pages, product, sections } = siteSchema.shape;
const names = [pages, sections, product].flatMap((part) => part.keyof().options);

const linkNames = z
  .union(
    [z.enum(names), anyLink],
    'expected the name of a page or section, or a link such as { label: Shop, href: /shop }',
  )
  .describe('The name of a page, a section or a page of the product, or another link.');

const menu = atLeast(1, linkNames);

/** Which links the header and the footer have, in their order. */
export const navigationSchema = group({
  header: menu.describe('The links at the top of each page, in their order.'),
  company: menu.describe("The menu behind the header's Company button."),
  footer: z
    .record(id, menu)
    .describe('Groups of links. Their headings are `footerGroups` in en/site.yaml.'),
});

export type MenuEntry = z.output<typeof linkNames>;
export type Navigation = z.output<typeof navigationSchema>;
