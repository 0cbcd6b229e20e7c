import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FromPlan } from './plan-mark.tsx';

test('only a module that the first plan lacks names the plan that has it', () => {
  const plans = [
    { title: 'Small', modules: ['calendar'] },
    { title: 'Large', modules: ['pickups'] },
  ];
  const mark = (module: string) =>
    renderToStaticMarkup(FromPlan({ module, plans, words: 'From {plan}' }));
  expect(mark('pickups')).toContain('From Large');
  expect(mark('calendar')).toBe('');
});
