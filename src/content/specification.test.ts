import { beforeEach, expect, test } from 'vitest';
import { loadContent } from './content.ts';
import { readSources } from './sources.ts';

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

test.each([
  ['site.menu', 'Menu'],
  ['site.company', 'Company'],
  ['site.scrollToTop', 'Scroll to top'],
  ['home.showcase.seePricing', 'See Pricing'],
  ['home.pricing.monthly', 'Monthly'],
  ['home.pricing.yearly', 'Yearly'],
  ['home.pricing.sustainability.heading', 'Sustainability Included'],
  ['home.pricing.sustainability.badge', 'Sustainable Choice'],
  ['home.savingsCalculator.calculator.rate.label', 'Nightly rate'],
  ['home.savingsCalculator.calculator.occupancy.label', 'Occupancy rate'],
  ['home.savingsCalculator.calculator.properties.label', 'Number of properties'],
  ['home.savingsCalculator.calculator.ota.label', 'OTA platform'],
  ['home.savingsCalculator.calculator.plan.label', 'Plan'],
  ['home.savingsCalculator.calculator.yearlyView', 'Yearly view'],
  ['home.testimonials.carousel.previous', 'Previous testimonial'],
  ['home.testimonials.carousel.next', 'Next testimonial'],
  ['home.testimonials.carousel.stars', '{rating} out of {most} stars'],
  ['home.getStarted.steps[0].title', 'Sign Up'],
  ['home.getStarted.steps[1].title', 'Add Properties'],
  ['home.getStarted.steps[2].title', 'Go Live'],
  ['home.getStarted.submit', 'Start Your Free Trial'],
  ['home.getStarted.note', 'No credit card required. 14-day free trial.'],
  ['integrations.custom.heading', 'Need a Custom Integration?'],
  ['integrations.custom.cta', 'Contact Us'],
  ['contact.form.subject.placeholder', 'Please select a subject'],
  ['contact.form.subject.options', ['General Inquiry', 'Sales', 'Support', 'Partnership', 'Other']],
  ['contact.form.success.heading', 'Thank You!'],
  [
    'contact.form.success.body',
    "Your message has been sent successfully. We'll get back to you as soon as possible.",
  ],
  ['contact.form.success.again', 'Send another message'],
  ['careers.openings.heading', 'No Open Positions Currently'],
  ['investors.intro.heading', 'We are self-funded'],
  ['login.submit', 'Sign in'],
  ['login.forgotPassword', 'Forgot password?'],
  ['login.demoNotice', 'This is a demo. In a real app, you would be logged in now.'],
  ['notFound.heading', '404 Page Not Found'],
  ['notFound.body', 'Did you forget to add the page to the router?'],
])('%s is as agreed', (path, words) => {
  expect({ site: content.site, ...content.pages }).toHaveProperty(path, words);
});

test('support hours are written only in the terms', () => {
  const others = [...readSources()].filter(([name]) => !name.endsWith('facts/terms.yaml'));
  for (const [name, source] of others) expect(source, name).not.toMatch(/\b0?9[:.]00/);
});
