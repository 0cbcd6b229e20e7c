import { describe, expect, it } from 'vitest';
import { judgeFocusMove, type FocusMove } from './focus-move.ts';

/** A visitor with a mouse types far from the frame, in which they have never been. */
const typing: FocusMove = {
  isByTab: false,
  isPointerOver: false,
  isInView: false,
  hasTouchscreen: false,
  sinceLastActMs: 100,
  sinceInFrameMs: Infinity,
};
const inView = { isInView: true };
const touch = { hasTouchscreen: true };

describe('the focus goes from a field into the frame', () => {
  it.each<[string, Partial<FocusMove>]>([
    ['by Tab', { isByTab: true }],
    ['by a press of the pointer that is over it', { isPointerOver: true, ...inView }],
    ['by a tap, straight after typing', { ...touch, ...inView }],
    ['by a screen reader, after a pause', { sinceLastActMs: 1000, ...inView }],
  ])('%s: allowed', (_, move) => {
    expect(judgeFocusMove({ ...typing, ...move })).toBe('allowed');
  });

  it.each<[string, Partial<FocusMove>]>([
    ['out of sight', {}],
    ['out of sight, in a pause', { sinceLastActMs: 60_000 }],
    ['out of sight on a touchscreen', touch],
    ['in view while the visitor types', inView],
    ['long after the visitor was in it', { sinceInFrameMs: 5000 }],
  ])('by itself, %s: theft', (_, move) => {
    expect(judgeFocusMove({ ...typing, ...move })).toBe('theft');
  });

  it('by itself, just after the visitor left it: an accident', () => {
    expect(judgeFocusMove({ ...typing, sinceInFrameMs: 500 })).toBe('accident');
    expect(judgeFocusMove({ ...typing, ...inView, sinceInFrameMs: 500 })).toBe('accident');
  });
});
