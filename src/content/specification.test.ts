import { beforeEach, expect, test } from 'vitest';
import { loadContent } from './content.ts';

const content = loadContent();

// The agreed figures and words, protected against accidental changes. Editors may change prices, vendors, testimonials,
// questions and legal texts. A site with another company name skips this file; no other test depends on wording.
beforeEach(({ skip }) => skip(content.company.name !== 'Tamuloka', 'another company'));

test('the slogan is as agreed, and is the heading of the landing page', () => {
  expect(content.company.tagline).toBe('Run Your Property Business Your Way');
  expect(content.pages.home.hero.heading).toBe(content.company.tagline);
});

test('the plans and their buttons are as agreed', () => {
  expect(content.plans.map(({ id, title, cta }) => [id, title, cta.text])).toEqual([
    ['starter', 'Basic', 'Start Free Trial'],
    ['pro', 'Pro', 'Start Free Trial'],
    ['enterprise', 'Enterprise', 'Contact Sales'],
  ]);
});

test('terms and commissions are as agreed', () => {
  expect(content.terms).toMatchObject({
    trialDays: 14,
    directBookingFeePercent: 1,
    supportHours: 'Mon–Fri 9:00–17:00 Pacific',
    governingLaw: 'Indonesia',
    foundedYear: 2024,
    foundedIn: 'Bali',
  });
  expect(content.bookingSites.map(({ id, commissionPercent }) => [id, commissionPercent])).toEqual([
    ['airbnb', 15],
    ['booking', 15],
    ['vrbo', 8],
    ['expedia', 15],
    ['agoda', 15],
  ]);
});

test('the landing page has its thirteen cards and seven tabs', () => {
  expect(content.features).toHaveLength(13);
  expect(content.showcase.map(({ title }) => title)).toEqual([
    'Core Platform',
    'Calendar Sync',
    'File & Folder Management',
    'Team Management',
    'Guest Experiences',
    'Transportation',
    'Sustainability',
  ]);
  for (const { features } of content.showcase) expect(features).toHaveLength(5);
});

test('the agreed wording is on its pages', () => {
  expect({ site: content.site, ...content.pages }).toMatchObject({
    site: { menu: 'Menu', company: 'Company', scrollToTop: 'Scroll to top' },
    home: {
      showcase: { seePricing: 'See Pricing' },
      pricing: {
        monthly: 'Monthly',
        yearly: 'Yearly',
        sustainability: { heading: 'Sustainability Included', badge: 'Sustainable Choice' },
      },
      savingsCalculator: {
        calculator: {
          nightlyRate: { label: 'Nightly rate' },
          occupancyPercent: { label: 'Occupancy rate' },
          propertyCount: { label: 'Number of properties' },
          ota: { label: 'OTA platform' },
          plan: { label: 'Plan' },
          yearlyView: 'Yearly view',
        },
      },
      testimonials: {
        carousel: {
          previous: 'Previous testimonial',
          next: 'Next testimonial',
          stars: '{rating} out of {most} stars',
        },
      },
      getStarted: {
        steps: [{ title: 'Sign Up' }, { title: 'Add Properties' }, { title: 'Go Live' }],
        submit: 'Start Your Free Trial',
        note: 'No credit card required. 14-day free trial.',
      },
    },
    integrations: { custom: { heading: 'Need a Custom Integration?', cta: 'Contact Us' } },
    contact: {
      form: {
        subject: {
          placeholder: 'Please select a subject',
          options: ['General Inquiry', 'Sales', 'Support', 'Partnership', 'Other'],
        },
        success: {
          heading: 'Thank You!',
          body: "Your message has been sent successfully. We'll get back to you as soon as possible.",
          again: 'Send another message',
        },
      },
    },
    careers: { openings: { heading: 'No Open Positions Currently' } },
    investors: { intro: { heading: 'We are self-funded' } },
    login: {
      submit: 'Sign in',
      forgotPassword: 'Forgot password?',
      demoNotice: 'This is a demo. In a real app, you would be logged in now.',
    },
    notFound: {
      heading: '404 Page Not Found',
      body: 'Did you forget to add the page to the router?',
    },
  });
});
