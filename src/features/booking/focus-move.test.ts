import { describe, expect, it } from 'vitest';
import { judgeFocusMove, type FocusMove } from './focus-move.ts';

/** A visitor with a mouse types in a field while the frame is out of view. */
const typing: FocusMove = {
  isByTab: false,
  isPointerOver: false,
  isInView: false,
  hasTouchscreen: false,
  sinceLastInputMs: 100,
  sinceInFrameMs: Infinity,
};
const inView = { isInView: true };
const touch = { hasTouchscreen: true };

describe('a move of the focus from a field into the frame', () => {
  it.each<[string, Partial<FocusMove>]>([
    ['by Tab', { isByTab: true }],
    ['by a click', { isPointerOver: true, ...inView }],
    ['by a tap right after typing', { ...touch, ...inView }],
    ['by a screen reader after a pause', { sinceLastInputMs: 1000, ...inView }],
  ])('is allowed %s', (_, move) => {
    expect(judgeFocusMove({ ...typing, ...move })).toBe('allowed');
  });

  it.each<[string, Partial<FocusMove>]>([
    ['while the frame is out of view', {}],
    ['while the frame is out of view and the visitor pauses', { sinceLastInputMs: 60_000 }],
    ['while the frame is out of view on a touchscreen', touch],
    ['while the visitor types with the frame in view', inView],
    ['long after the visitor left the frame', { sinceInFrameMs: 5000 }],
  ])('is theft %s', (_, move) => {
    expect(judgeFocusMove({ ...typing, ...move })).toBe('theft');
  });

  it('is an accident just after the visitor left the frame', () => {
    expect(judgeFocusMove({ ...typing, sinceInFrameMs: 500 })).toBe('accident');
    expect(judgeFocusMove({ ...typing, ...inView, sinceInFrameMs: 500 })).toBe('accident');
  });
});
