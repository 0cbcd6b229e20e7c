import type { Plan } from './plan.ts';

/** One plan of each kind for tests, whatever the site charges. */
export const starter: Plan = {
  id: 'starter',
  title: 'Basic',
  alias: 'Starter',
  price: { monthly: 199, yearly: 179 },
  description: 'For one owner.',
  targetUser: 'Owners',
  mainFeatures: ['Direct booking'],
  keyModules: [{ name: 'Bookings', features: ['Deposits'] }],
  teamMembers: 0,
  cta: { text: 'Start', href: '/#get-started', variant: 'outline' },
  popular: false,
  delay: 0,
};

export const pro: Plan = {
  ...starter,
  id: 'pro',
  title: 'Pro',
  alias: 'Professional',
  price: { monthly: 599, yearly: 539 },
  teamMembers: 5,
  popular: true,
};

export const enterprise: Plan = {
  ...starter,
  id: 'enterprise',
  title: 'Enterprise',
  alias: 'Enterprise',
  price: null,
  teamMembers: 'unlimited',
};
