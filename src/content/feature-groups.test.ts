import { describe, expect, it } from 'vitest';
import { cardsByPhase, fromPlanWords } from './feature-groups.ts';

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

describe('cardsByPhase', () => {
  it('keeps the order of phases and cards, and leaves out a phase without cards', () => {
    const phases = ['before', 'during', 'after'].map((id) => ({ id, title: id.toUpperCase() }));
    const cards = [
      { id: 'a', phase: 'after' },
      { id: 'b', phase: 'before' },
      { id: 'c', phase: 'after' },
    ];
    expect(cardsByPhase(phases, cards)).toEqual([
      { id: 'before', title: 'BEFORE', cards: [cards[1]] },
      { id: 'after', title: 'AFTER', cards: [cards[0], cards[2]] },
    ]);
  });
});
