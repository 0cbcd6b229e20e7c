import { z } from 'zod';
import { toastCopySchema } from './toasts.ts';
import { id, text } from '../fields/text.ts';

/** The words of a link, wherever the header or the footer has it. */
const linkLabel = text.describe('Words of the link in the header and the footer: one to three.');
const optionalLinkLabel = linkLabel
  .optional()
  .describe('Words of the link. Needed only once facts/navigation.yaml links to this section.');
const networkName = text.describe(
  "Name of the network, which a screen reader says for its icon. The profile's address is a setting.",
);

/** Words of the header, the footer and everything else that every page has. */
export const siteSchema = z.strictObject({
  skipToContent: text.describe('First link of each page. It appears when people press Tab.'),
  menu: text.describe('Button in the header that opens the links on a phone.'),
  company: text.describe('Button in the header that opens the menu of company pages.'),
  languageOffer: z
    .strictObject({
      text: text.describe('Says that the page exists in this language, too.'),
      link: text.describe('Link to the page in this language.'),
      close: text.describe('Button that closes the line and keeps the language.'),
    })
    .describe('Offers this language to visitors of another one whose browser prefers it.'),
  textInEnglish: text.describe(
    'On a legal page with `textIn: en`: says that there is no translation yet.',
  ),
  mainNavigation: text.describe("A screen reader's name for the links of the header."),
  footerNavigation: text.describe("A screen reader's name for the links of the footer."),
  sections: z
    .strictObject({
      features: linkLabel,
      pricing: linkLabel,
      testimonials: linkLabel,
      demo: optionalLinkLabel,
      showcase: optionalLinkLabel,
      'savings-calculator': optionalLinkLabel,
      'book-your-stay': optionalLinkLabel,
      faq: optionalLinkLabel,
      'get-started': optionalLinkLabel,
    })
    .describe(
      'Labels of links to sections of the landing page; a section without one cannot be linked to.',
    ),
  pages: z
    .strictObject({
      home: linkLabel,
      integrations: linkLabel,
      about: linkLabel,
      careers: linkLabel,
      investors: linkLabel,
      contact: linkLabel,
      privacyPolicy: linkLabel,
      termsOfService: linkLabel,
      cookies: linkLabel,
      accessibility: linkLabel,
    })
    .describe('Names of the pages in links. Headings are with the words of each page.'),
  product: z
    .strictObject({
      updates: linkLabel,
      helpCenter: linkLabel,
      documentation: linkLabel,
      api: linkLabel,
      status: linkLabel,
    })
    .describe("Links to the product's own pages, on its host."),
  footerGroups: z
    .record(id, text)
    .describe("Headings of the footer's groups of links, by their names in facts/navigation.yaml."),
  legal: text.describe('The line above the title on the social images of legal pages.'),
  social: z
    .strictObject({
      instagram: networkName,
      facebook: networkName,
      youtube: networkName,
      x: networkName,
    })
    .describe("Names for the icons of the company's profiles in the footer."),
  logIn: text.describe('Button in the header for customers.'),
  getStarted: text.describe('Button in the header that leads to sign-up.'),
  newTab: text.describe(
    'What a screen reader adds to links that open a new tab. Begins in lower case.',
  ),
  darkTheme: text.describe('Label of the switch between the light and the dark theme.'),
  scrollToTop: text.describe("A screen reader's name for the button that appears on long pages."),
  footerClaim: text.describe("One sentence below the company's name in the footer."),
  footerContact: z
    .strictObject({
      portfolio: text.describe('One or two sentences for visitors who need an agreed price.'),
      sales: text.describe('Link after them, to the contact form with the subject Sales.'),
      message: text.describe('Button to the contact form.'),
      demo: text.describe("Button that opens the product's page to schedule a demo."),
    })
    .describe('Ways to contact you, where the page links to `#contact` and Contact Sales leads.'),
  allRightsReserved: text.describe("After the year and the company's name in the footer."),
  serviceStatus: text.describe('Before what the status page says, in the footer.'),
  lastUpdated: text.describe('Before the date of a legal page.'),
  onThisPage: text.describe('Heading above the list of contents of a legal page.'),
  legalDraft: text.describe('On a legal page as long as its text has `sample: true`.'),
  legalEntity: z
    .strictObject({
      heading: text.describe('Heading of the part at the end of legal pages.'),
      owner: text.describe("Label before the company's registered name."),
      address: text.describe('Label before the postal address.'),
      mail: text.describe('Label before the email address.'),
      phone: text.describe('Label before the phone number.'),
      sample: text.describe('Shown as long as facts/company.yaml has `sample: true`.'),
    })
    .describe('Words around the owner and the registration in facts/company.yaml.'),
  toasts: toastCopySchema.describe('Messages at the bottom of the page, for a few seconds.'),
});

export type SiteCopy = z.output<typeof siteSchema>;
