import { z } from 'zod';
import { toastCopySchema } from '../../features/toasts/toast-copy.ts';
import { id, text } from '../fields/text.ts';

/** Words of the header, the footer and everything else that every page has. */
export const siteSchema = z.strictObject({
  skipToContent: text,
  menu: text,
  company: text,
  /** Offers this language to visitors of another one whose browser prefers it. */
  languageOffer: z.strictObject({ text, link: text, close: text }),
  /** On legal pages in a language into which they are not translated. */
  legalInEnglish: text,
  mainNavigation: text,
  footerNavigation: text,
  /** Labels of links to sections of the landing page; a section without one cannot be linked to. */
  sections: z.strictObject({
    features: text,
    pricing: text,
    testimonials: text,
    demo: text.optional(),
    showcase: text.optional(),
    'savings-calculator': text.optional(),
    'book-your-stay': text.optional(),
    faq: text.optional(),
    'get-started': text.optional(),
  }),
  pages: z.strictObject({
    home: text,
    integrations: text,
    about: text,
    careers: text,
    investors: text,
    contact: text,
    privacyPolicy: text,
    termsOfService: text,
    cookies: text,
    accessibility: text,
  }),
  product: z.strictObject({
    updates: text,
    helpCenter: text,
    documentation: text,
    api: text,
    status: text,
  }),
  /** Headings of the footer's groups of links, by their names in facts/navigation.yaml. */
  footerGroups: z.record(id, text),
  /** The line above the title on the social images of legal pages. */
  legal: text,
  social: z.strictObject({ instagram: text, facebook: text, youtube: text, x: text }),
  logIn: text,
  getStarted: text,
  newTab: text,
  darkTheme: text,
  scrollToTop: text,
  footerClaim: text,
  /** Links to the contact form and to schedule a demo, where the page links to `#contact`. */
  footerContact: z.strictObject({ message: text, demo: text }),
  allRightsReserved: text,
  /** Before what the status page says, in the footer. */
  serviceStatus: text,
  lastUpdated: text,
  onThisPage: text,
  /** Words around the owner and the registration in facts/company.yaml. */
  legalEntity: z.strictObject({
    heading: text,
    owner: text,
    address: text,
    mail: text,
    phone: text,
    sample: text,
  }),
  /** Shown when a script of the page cannot be loaded: offline, or after a new release. */
  reload: z.strictObject({ words: text, button: text }),
  toasts: toastCopySchema,
});

export type SiteCopy = z.output<typeof siteSchema>;
