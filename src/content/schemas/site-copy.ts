import { z } from 'zod';
import { publicPages, type SectionId } from '../../config/routes.ts';
import { findNearest } from '../parse/content-error.ts';
import { anyLink, each, group, id, text, wordGroup } from '../fields/text.ts';

/** The help for the label of a link. */
const linkLabel = 'Words of the link in the header and the footer: one to three.';
/** The sections that menus can link to by name; a link to another one needs a label and an address. */
const linkedSections = ['features', 'pricing', 'testimonials'] as const satisfies SectionId[];

/** The copy of the header, the footer and everything else on every page. */
export const siteSchema = group({
  skipToContent: 'First link of each page. It appears when people press Tab.',
  preview: 'The line above the header, as long as the site has sample content.',
  ...each(['menu', 'company'], 'Button in the header that opens a menu.'),
  languageOffer: group('Offers this language to visitors who prefer it.', {
    ...each(
      ['text', 'link', 'close'],
      'Says that the page exists in this language, the link to it, and the button.',
    ),
  }),
  ...each(['mainNavigation', 'footerNavigation'], "A screen reader's name for the links."),
  sections: group('Links to sections of the landing page.', each(linkedSections, linkLabel)),
  product: group(
    "Links to the product's own pages, on its host.",
    each(['updates', 'helpCenter', 'documentation', 'api', 'status'], linkLabel),
  ),
  footerGroups: z
    .record(id, text)
    .describe("Headings of the footer's groups of links, by their names in facts/navigation.yaml."),
  legal: 'The line above the title on the social images of legal pages.',
  social: group("The links to the company's profiles in the footer.", {
    ...each(['instagram', 'facebook', 'youtube', 'x'], 'The name of the network.'),
  }),
  ...each(['logIn', 'getStarted'], 'Button in the header: for customers, or to sign up.'),
  newTab: 'What a screen reader adds to links that open a new tab. Begins in lower case.',
  darkTheme: 'Label of the switch between the light and the dark theme.',
  scrollToTop: "A screen reader's name for the button that appears on long pages.",
  footerClaim: "One sentence below the company's name in the footer.",
  footerContact: group('Ways to contact you, to which Contact Sales leads.', {
    ...each(['portfolio', 'sales'], 'For visitors who need an agreed price, and their link.'),
    ...each(['message', 'demo'], 'Button to the contact form, or to schedule a demo.'),
  }),
  allRightsReserved: "After the year and the company's name in the footer.",
  serviceStatus: 'In the footer, before the status of the service.',
  ...each(['lastUpdated', 'onThisPage'], 'On a legal page, before its date and its contents.'),
  legalDraft: 'On a legal page as long as its text has `sample: true`.',
  toasts: wordGroup('Messages at the bottom of the page, for a few seconds.', 'region', 'close'),
});

const { sections, product } = siteSchema.shape;
const names = [...publicPages, ...sections.keyof().options, ...product.keyof().options];

const linkNames = z
  .union([z.enum(names), anyLink], {
    error: ({ input }) => {
      const nearest = findNearest(String(input), names);
      return nearest
        ? `there is no page or section "${String(input)}"; did you mean "${nearest}"?`
        : 'expected the name of a page or section, or a link such as { label: Shop, href: /shop }';
    },
  })
  .describe('The name of a page, a section or a page of the product, or any other link.');

const menu = z.array(linkNames).min(1);

/** The links in the header and the footer, in order. */
export const navigationSchema = group({
  header: menu.describe('The links at the top of each page, in order.'),
  company: menu.describe("The menu behind the header's Company button."),
  footer: z
    .record(id, menu)
    .describe('Groups of links. Their headings are `footerGroups` in en/site.yaml.'),
});

export type SiteCopy = z.output<typeof siteSchema>;
export type MenuEntry = z.output<typeof linkNames>;
export type Navigation = z.output<typeof navigationSchema>;
