import { beforeEach, expect, test } from 'vitest';
import { content } from './content.ts';

// The figures and words of this site's specification, against a slip of the hand. They are nobody
// else's: a site with another company's name skips them. Every other test reads the content or has entries
// of its own.
beforeEach(({ skip }) => skip(content.company.name !== 'Tamuloka', 'another company'));

test('the directory has 93 integrations, so many of each category', () => {
  const counts = content.integrationCategories.map(({ id }) => [
    id,
    content.integrations.filter(({ category }) => category === id).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    'pms-channel-manager': 60,
    'payment-provider': 9,
    'tours-attractions': 3,
    'mobile-keys-access': 15,
    'smart-home': 2,
    'task-management': 4,
  });
  expect(content.integrations).toHaveLength(93);
});

test('the calculator offers the nightly rates agreed, in US dollars', () => {
  expect(content.terms.currency).toBe('USD');
  expect(content.calculator.nightlyRate).toEqual({ min: 50, max: 500, step: 5, default: 150 });
});

test('plans cost what the company asks', () => {
  expect(content.plans.map(({ id, title, price }) => [id, title, price])).toEqual([
    ['starter', 'Basic', { monthly: 199, yearly: 179 }],
    ['pro', 'Pro', { monthly: 599, yearly: 539 }],
    ['enterprise', 'Enterprise', null],
  ]);
  expect(content.plans.map(({ teamMembers }) => teamMembers)).toEqual([0, 5, 'unlimited']);
  expect(content.plans.map(({ cta }) => cta.text)).toEqual([
    'Start Free Trial',
    'Start Free Trial',
    'Contact Sales',
  ]);
  expect(content.plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['pro']);
});

test('terms and commissions are those agreed', () => {
  expect(content.terms).toMatchObject({
    trialDays: 14,
    directBookingFeePercent: 1,
    supportHours: 'Mon–Fri 9:00–17:00 Pacific',
    legalUpdated: '2025-04-06',
    governingLaw: 'Indonesia',
  });
  expect(content.bookingSites.map(({ id, commissionPercent }) => [id, commissionPercent])).toEqual([
    ['airbnb', 15],
    ['booking', 15],
    ['vrbo', 8],
    ['expedia', 15],
    ['agoda', 15],
  ]);
});

test('the landing page has its thirteen cards, seven tabs, three voices and four questions', () => {
  expect(content.features).toHaveLength(13);
  expect(content.showcase.map(({ features }) => features.length)).toEqual(Array(7).fill(5));
  expect(content.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  expect(content.testimonials.map(({ content: quote }) => quote.includes('22%'))).toContain(true);
  expect(content.faq).toHaveLength(4);
});

test('words that were agreed stand where they were', () => {
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

test('the terms of service say how long the trial is and how a cancellation takes effect', () => {
  const { html } = content.legal.termsOfService;
  expect(html).toMatch(/\b14[- ]days?\b/);
  expect(html).toMatch(/end of the (paid )?(term|period)|paid term/i);
});
