import { expect, test } from 'vitest';
import { fromPlanWords } from './from-plan.ts';

test('only a module that the first plan lacks names the plan that has it', () => {
  const plans = [
    { title: 'Small', modules: ['calendar'] },
    { title: 'Large', modules: ['pickups'] },
  ];
  expect(fromPlanWords({ id: 'pickups' }, 'From {plan}', plans)).toBe('From Large');
  expect(fromPlanWords({ id: 'calendar' }, 'From {plan}', plans)).toBeUndefined();
});
