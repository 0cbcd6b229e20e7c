import { beforeEach, expect, test } from 'vitest';
import { loadContent } from './content.ts';

const content = loadContent();

// The agreed figures and words, protected against accidental changes. Editors may change prices, vendors, testimonials,
// questions and legal texts. Browser tests find controls and headings by their agreed words. A site with another company
// name skips this file.
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
  const rates = content.bookingSites.map(({ id, commissionPercent }) => [id, commissionPercent]);
  const agreed = { airbnb: 15, booking: 15, vrbo: 8, expedia: 15, agoda: 15 };
  expect(Object.fromEntries(rates)).toEqual(agreed);
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
});

test.each([
  ['home.getStarted.steps[0].title', 'Sign Up'],
  ['home.getStarted.steps[1].title', 'Add Properties'],
  ['home.getStarted.steps[2].title', 'Go Live'],
  ['home.getStarted.note', 'No credit card required. 14-day free trial.'],
  ['contact.form.subject.placeholder', 'Please select a subject'],
  ['contact.form.subject.options', ['General Inquiry', 'Sales', 'Support', 'Partnership', 'Other']],
  ['careers.openings.heading', 'No Open Positions Currently'],
  ['investors.intro.heading', 'We are self-funded'],
])('%s is as agreed', (path, words) => {
  expect(content.pages).toHaveProperty(path, words);
});
