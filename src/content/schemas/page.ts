import { z } from 'zod';
import { bookingFrameCopySchema } from '../../features/booking/booking-frame-copy.ts';
import { calculatorCopySchema } from '../../features/calculator/calculator-copy.ts';
import { carouselCopySchema } from '../../features/testimonials/carousel-copy.ts';
import { contactFormSchema } from '../../features/contact/contact-copy.ts';
import { directoryCopySchema } from '../../features/directory/directory-copy.ts';
import { faqItemSchema, icon } from './landing-entries.ts';
import { choiceCopySchema, pricingCopyShape } from '../../features/pricing/pricing-copy.ts';
import { exactly, exactlyOrNone, field, link, sample, text } from '../fields/text.ts';
import { toastCopySchema } from '../../features/toasts/toast-copy.ts';

/** What search engines and link previews say of a page. */
const meta = z.strictObject({
  title: text,
  description: text.min(50, 'a description has at least 50 characters').max(170),
});

/** The opening of a page: a line above, the h1, and a sentence or two. */
const intro = z.strictObject({ eyebrow: text, heading: text, lead: text });

const titled = z.strictObject({ title: text, body: text });
const sectionCopy = z.strictObject({ heading: text, lead: text });
const prose = z.strictObject({
  heading: text,
  paragraphs: z.array(text).min(1),
  /** A sentence of the text, set large beside it. */
  quote: text.optional(),
});

export type Meta = z.output<typeof meta>;
export type Intro = z.output<typeof intro>;
export type SectionCopy = z.output<typeof sectionCopy>;
export type Statement = z.output<typeof prose>;

/** Words of the shell around every page. */
export const shellSchema = z.strictObject({
  skipToContent: text,
  menu: text,
  company: text,
  mainNavigation: text,
  footerNavigation: text,
  /** Words of the links to the landing page's sections; one without words cannot be linked to. */
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
  footerGroups: z.strictObject({ product: text, company: text, resources: text, legal: text }),
  social: z.strictObject({ instagram: text, facebook: text, youtube: text, x: text }),
  logIn: text,
  getStarted: text,
  newTab: text,
  darkTheme: text,
  scrollToTop: text,
  footerClaim: text,
  allRightsReserved: text,
  /** Before what the status page says, in the footer. */
  serviceStatus: text,
  lastUpdated: text,
  onThisPage: text,
  /** Where a part of the page could not be had, because of the connection or of a new release. */
  reload: z.strictObject({ words: text, button: text }),
  toasts: toastCopySchema,
});

export type Shell = z.output<typeof shellSchema>;

export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    eyebrow: text,
    heading: text,
    lead: text,
    startTrial: text,
    watchDemo: text,
    note: text,
    /** What the picture of the booking board shows, for people who cannot see it. */
    board: text,
    claims: exactlyOrNone(3, z.strictObject({ value: text, label: text, sample })),
  }),
  demo: sectionCopy.extend({ steps: text, back: text, continue: text }),
  features: sectionCopy,
  showcase: sectionCopy.extend({ modules: text, seePricing: text }),
  pricing: sectionCopy.extend(pricingCopyShape),
  savingsCalculator: sectionCopy.extend({ startTrial: text, calculator: calculatorCopySchema }),
  bookYourStay: sectionCopy.extend({
    openWidget: text,
    property: z.strictObject({ name: text, place: text, stay: text, sample }),
    points: exactly(3, titled),
    frame: bookingFrameCopySchema,
  }),
  testimonials: sectionCopy.extend({ sampleNote: text, carousel: carouselCopySchema, sample }),
  faq: sectionCopy.extend({ contact: link }),
  getStarted: sectionCopy.extend({
    steps: exactly(3, titled),
    email: field,
    submit: text,
    note: text,
    choice: choiceCopySchema,
  }),
});

export const integrationsPageSchema = z.strictObject({
  meta,
  intro,
  sampleNote: text,
  search: directoryCopySchema,
  custom: z.strictObject({ heading: text, body: text, cta: text }),
});

export const aboutSchema = z.strictObject({
  meta: meta.extend({ sample }),
  intro: intro.extend({ sample }),
  story: prose.extend({ sample }).optional(),
  mission: z.strictObject({ heading: text, statement: text, body: text }),
  values: z.strictObject({ heading: text, items: exactly(3, titled) }),
  next: z.strictObject({ heading: text, body: text, careers: text, contact: text }),
});

export const careersSchema = z.strictObject({
  meta,
  intro,
  benefits: sectionCopy
    .extend({ items: z.array(z.strictObject({ icon, title: text, body: text })).min(4), sample })
    .optional(),
  work: prose.extend({ sample }).optional(),
  openings: z.strictObject({ heading: text, body: text, resume: text }),
});

export const investorsSchema = z.strictObject({
  meta: meta.extend({ sample }),
  intro: intro.extend({ sample }),
  funding: prose.extend({ sample }).optional(),
  principles: z.strictObject({ heading: text, items: z.array(titled).min(3) }),
  revenue: prose,
  contact: z.strictObject({ heading: text, body: text, cta: text }),
});

export const contactSchema = z.strictObject({
  meta,
  intro,
  details: z.strictObject({
    heading: text,
    mail: text,
    phone: text,
    address: text,
    hours: text,
    replyTime: text,
    emergency: text,
  }),
  form: contactFormSchema,
  faq: z.strictObject({ heading: text, items: exactly(4, faqItemSchema) }),
  next: z.strictObject({ heading: text, body: text, startTrial: text, bookDemo: text }),
});

export const loginSchema = z.strictObject({
  meta,
  intro,
  email: text,
  password: text,
  showPassword: text,
  hidePassword: text,
  forgotPassword: text,
  forgotPasswordAnswer: text,
  submit: text,
  demoNotice: text,
  withoutScript: text,
  signUpQuestion: text,
  signUp: text,
});

export const notFoundSchema = z.strictObject({
  meta,
  eyebrow: text,
  heading: text,
  body: text,
  help: text,
  links: z.array(link.extend({ hint: text })).min(3),
});

export type HomeCopy = z.output<typeof homeSchema>;
export type IntegrationsCopy = z.output<typeof integrationsPageSchema>;
export type AboutCopy = z.output<typeof aboutSchema>;
export type CareersCopy = z.output<typeof careersSchema>;
export type InvestorsCopy = z.output<typeof investorsSchema>;
export type ContactCopy = z.output<typeof contactSchema>;
export type LoginCopy = z.output<typeof loginSchema>;
export type NotFoundCopy = z.output<typeof notFoundSchema>;
