import { expect, test } from 'vitest';
import { listModuleRows } from './modules-by-plan.ts';
import type { Plan } from '../../content/facts/plan.ts';

const plan = (id: Plan['id'], keyModules: Plan['keyModules']): Plan => ({
  id,
  title: id,
  alias: id,
  price: null,
  description: 'For one owner.',
  targetUser: 'Owners',
  mainFeatures: ['Direct booking'],
  keyModules,
  modules: [],
  teamMembers: 0,
  cta: { text: 'Start', href: '/#get-started' },
  popular: false,
});

test('a plan includes the modules of the plans before it, but not of those after it', () => {
  const modules = listModuleRows([
    plan('starter', [{ name: 'Guests', features: ['Profiles'] }]),
    plan('pro', [{ name: 'Team', features: ['Permissions'] }]),
    plan('enterprise', [{ name: 'Brand', features: ['White-label'] }]),
  ]);
  expect(modules).toEqual([
    { name: 'Guests', rows: [{ feature: 'Profiles', first: 0 }] },
    { name: 'Team', rows: [{ feature: 'Permissions', first: 1 }] },
    { name: 'Brand', rows: [{ feature: 'White-label', first: 2 }] },
  ]);
});

test('plans with the same module share its rows, in the order of the plans', () => {
  const modules = listModuleRows([
    plan('starter', [
      { name: 'Guests', features: ['Profiles'] },
      { name: 'Bookings', features: ['Deposits'] },
    ]),
    plan('pro', [{ name: 'Guests', features: ['Loyalty', 'Pickups'] }]),
  ]);
  expect(modules.map(({ name }) => name)).toEqual(['Guests', 'Bookings']);
  expect(modules[0]?.rows).toEqual([
    { feature: 'Profiles', first: 0 },
    { feature: 'Loyalty', first: 1 },
    { feature: 'Pickups', first: 1 },
  ]);
});
