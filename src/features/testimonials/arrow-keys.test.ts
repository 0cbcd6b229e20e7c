import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isHalfInView, readStep, usesArrowKeys } from './arrow-keys.ts';

const bare = {
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

const writeFrom = (dir: 'ltr' | 'rtl') => vi.stubGlobal('document', { documentElement: { dir } });

beforeEach(() => writeFrom('ltr'));
afterEach(() => vi.unstubAllGlobals());

describe('a key press', () => {
  it.each([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', 0],
    ['Home', 0],
    ['toString', 0],
  ])('of %s moves %i slides', (key, step) => {
    expect(readStep({ ...bare, key })).toBe(step);
  });

  it('moves the other way where text runs from right to left', () => {
    writeFrom('rtl');
    expect(readStep({ ...bare, key: 'ArrowLeft' })).toBe(1);
    expect(readStep({ ...bare, key: 'ArrowRight' })).toBe(-1);
  });

  it.each(['defaultPrevented', 'altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'moves nothing with %s',
    (flag) => {
      expect(readStep({ ...bare, key: 'ArrowRight', [flag]: true })).toBe(0);
    },
  );
});

describe('the arrow keys', () => {
  const focusedIn = (name: string) => ({
    closest: (selectors: string) => (selectors.split(/, ?/).includes(name) ? {} : null) as Element,
  });

  it.each(['input', 'textarea', 'select', '[role="tab"]', '[role="slider"]', '#demo'])(
    'are used by a focused %s itself',
    (name) => {
      expect(usesArrowKeys(focusedIn(name))).toBe(true);
    },
  );

  it.each(['a', 'button', 'body'])('are free in a focused %s', (name) => {
    expect(usesArrowKeys(focusedIn(name))).toBe(false);
  });
});

describe('a box on a screen of 800 px', () => {
  it.each([
    // Exactly half of the box.
    { top: 600, bottom: 1000, isHalf: true },
    { top: 601, bottom: 1001, isHalf: false },
    { top: -200, bottom: 200, isHalf: true },
    { top: -201, bottom: 199, isHalf: false },
    // A box taller than the screen that fills half of it.
    { top: 400, bottom: 2400, isHalf: true },
    { top: 401, bottom: 2401, isHalf: false },
    { top: -1000, bottom: 2000, isHalf: true },
    // Off the screen, and without a size.
    { top: 800, bottom: 1200, isHalf: false },
    { top: -400, bottom: 0, isHalf: false },
    { top: 0, bottom: 0, isHalf: false },
  ])('from $top to $bottom is half in view: $isHalf', ({ isHalf, ...box }) => {
    expect(isHalfInView(box, 800)).toBe(isHalf);
  });
});
