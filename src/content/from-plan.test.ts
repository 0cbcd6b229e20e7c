import { describe, expect, it } from 'vitest';
import { fromPlanWords } from './from-plan.ts';

const plans = [
  { title: 'Small', modules: ['calendar'] },
  { title: 'Large', modules: ['pickups'] },
];

describe('fromPlanWords', () => {
  it('names the first plan that includes a module', () => {
    expect(fromPlanWords({ id: 'pickups' }, 'From {plan}', plans)).toBe('From Large');
  });

  it('says nothing about a module that every plan includes', () => {
    expect(fromPlanWords({ id: 'calendar' }, 'From {plan}', plans)).toBeUndefined();
  });
});
