import { expect, test } from 'vitest';
import { content } from './content.ts';

// The figures and words agreed, against a slip of the hand: the one test that holds them. Change one
// on purpose, and change it here too; every other test reads the content, or has entries of its own.

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
    legalUpdated: '2025-04-06',
    governingLaw: 'Indonesia',
  });
  expect(content.otas.map(({ id, commissionPercent }) => [id, commissionPercent])).toEqual([
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
  const { home, contact, login, integrations, notFound } = content.pages;
  const { calculator } = home.savingsCalculator;
  expect(content.shell).toMatchObject({
    menu: 'Menu',
    company: 'Company',
    scrollToTop: 'Scroll to top',
  });
  expect(home.pricing).toMatchObject({ monthly: 'Monthly', yearly: 'Yearly' });
  expect(home.pricing.sustainability).toMatchObject({
    heading: 'Sustainability Included',
    badge: 'Sustainable Choice',
  });
  expect(home.showcase.seePricing).toBe('See Pricing');
  expect(calculator).toMatchObject({
    nightlyRateUsd: { label: 'Nightly rate' },
    occupancyPercent: { label: 'Occupancy rate' },
    propertyCount: { label: 'Number of properties' },
    ota: { label: 'OTA platform' },
    plan: { label: 'Plan' },
    yearlyView: 'Yearly view',
  });
  expect(home.testimonials.carousel).toMatchObject({
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    stars: '{rating} out of {most} stars',
  });
  expect(home.getStarted.steps.map(({ title }) => title)).toEqual([
    'Sign Up',
    'Add Properties',
    'Go Live',
  ]);
  expect(home.getStarted).toMatchObject({
    submit: 'Start Your Free Trial',
    note: `No credit card required. ${content.terms.trialDays}-day free trial.`,
  });
  expect(contact.form.subject).toMatchObject({
    placeholder: 'Please select a subject',
    options: ['General Inquiry', 'Sales', 'Support', 'Partnership', 'Other'],
  });
  expect(contact.form.success).toEqual({
    heading: 'Thank You!',
    body: "Your message has been sent successfully. We'll get back to you as soon as possible.",
    again: 'Send another message',
  });
  expect(login).toMatchObject({
    submit: 'Sign in',
    forgotPassword: 'Forgot password?',
    demoNotice: 'This is a demo. In a real app, you would be logged in now.',
  });
  expect(integrations.custom).toMatchObject({
    heading: 'Need a Custom Integration?',
    cta: 'Contact Us',
  });
  expect(notFound).toMatchObject({
    heading: '404 Page Not Found',
    body: 'Did you forget to add the page to the router?',
  });
  expect(content.terms.supportHours).toBe('Mon–Fri 9:00–17:00 Pacific');
  const { html } = content.legal.termsOfService;
  expect(html).toMatch(/end of the (paid )?(term|period)|paid term/i);
  expect(html).toMatch(/\b14[- ]days?\b/);
});
