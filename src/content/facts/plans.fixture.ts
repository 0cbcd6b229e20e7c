import type { Plan } from './plan.ts';

/** Plans for tests, independent of the content. */
export const starter: Plan = {
  id: 'starter',
  title: 'Basic',
  alias: 'Starter',
  price: {
    monthly: 199,
    yearly: 179,
    formatted: { monthly: '$199', yearly: '$179', total: '$2,148' },
  },
  description: 'For one owner.',
  targetUser: 'Owners',
  mainFeatures: ['Direct booking'],
  keyModules: [{ name: 'Bookings', features: ['Deposits'] }],
  modules: ['bookings'],
  teamMembers: 0,
  cta: { text: 'Start', href: '/#get-started' },
  popular: false,
};

export const pro: Plan = {
  ...starter,
  id: 'pro',
  title: 'Pro',
  alias: 'Professional',
  price: {
    monthly: 599,
    yearly: 539,
    formatted: { monthly: '$599', yearly: '$539', total: '$6,468' },
  },
  modules: ['loyalty'],
  teamMembers: 5,
  popular: true,
};

export const enterprise: Plan = {
  ...starter,
  id: 'enterprise',
  title: 'Enterprise',
  alias: 'Enterprise',
  price: null,
  modules: [],
  teamMembers: 'unlimited',
};
