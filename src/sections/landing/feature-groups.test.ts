import { describe, expect, it } from 'vitest';
import { cardsByPhase } from './feature-groups.ts';

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
