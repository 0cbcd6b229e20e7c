import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  currentToasts,
  reduceToasts,
  removalDelayMs,
  subscribeToToasts,
  toast,
  toastDurationMs,
  type Toast,
} from './toasts.ts';

const saved: Toast = { id: 1, words: 'Saved.', isUrgent: false, durationMs: 5000, isOpen: true };
const copied: Toast = { ...saved, id: 2, words: 'Copied.' };

describe('the toasts after a change', () => {
  test('are the newest one when another is added', () => {
    expect(reduceToasts([saved], { type: 'add', toast: copied })).toEqual([copied]);
  });

  test('say something else once updated, and are as open as before', () => {
    const content = { words: 'Saved twice.', durationMs: 100 };
    for (const isOpen of [true, false]) {
      const before = [{ ...saved, isOpen }];
      const after = reduceToasts(before, { type: 'update', id: 1, content });
      expect(after).toEqual([{ ...saved, ...content, isOpen }]);
    }
  });

  test('are still there once dismissed, but not open', () => {
    expect(reduceToasts([saved], { type: 'dismiss', id: 1 })).toEqual([
      { ...saved, isOpen: false },
    ]);
  });

  test('are gone once removed', () => {
    expect(reduceToasts([saved], { type: 'remove', id: 1 })).toEqual([]);
  });

  test('are the same when the change is of one that is not there', () => {
    const ofAnother = [
      { type: 'update', id: 9, content: { words: 'Lost.' } },
      { type: 'dismiss', id: 9 },
      { type: 'remove', id: 9 },
    ] as const;
    for (const change of ofAnother) expect(reduceToasts([saved], change)).toEqual([saved]);
  });

  test('leave the ones before the change as they were', () => {
    const before = Object.freeze([Object.freeze({ ...saved })]);
    reduceToasts(before, { type: 'dismiss', id: 1 });
    expect(before).toEqual([saved]);
  });
});

describe('the store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // No page: nothing is there to be woken.
    vi.stubGlobal('document', { querySelector: () => null });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('has the numbers that are specified', () => {
    expect([toastDurationMs, removalDelayMs]).toEqual([5000, 1_000_000]);
  });

  test('shows a message politely for the usual time unless told otherwise', () => {
    toast('Copied.');
    expect(currentToasts()).toMatchObject([
      { words: 'Copied.', isUrgent: false, durationMs: 5000, isOpen: true },
    ]);
    toast('Failed.', { isUrgent: true, durationMs: Infinity });
    expect(currentToasts()).toMatchObject([
      { words: 'Failed.', isUrgent: true, durationMs: Infinity, isOpen: true },
    ]);
  });

  test('keeps a dismissed toast for 1,000,000 ms and not longer', () => {
    const { dismiss } = toast('Copied.');
    dismiss();
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toMatchObject([{ isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  test('removes no other toast when the time of an earlier one is over', () => {
    toast('First.').dismiss();
    const { id } = toast('Second.');
    vi.advanceTimersByTime(removalDelayMs);
    expect(currentToasts()).toMatchObject([{ id, isOpen: true }]);
  });

  test('changes the toast that it gave out, and none that took its place', () => {
    const first = toast('Offline.');
    first.update({ words: 'Online again.' });
    expect(currentToasts()).toMatchObject([{ id: first.id, words: 'Online again.' }]);
    toast('Copied.');
    first.update({ words: 'Offline.' });
    expect(currentToasts()).toMatchObject([{ words: 'Copied.' }]);
  });

  test('tells whoever listens of each change, until they have heard enough', () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeToToasts(listener);
    const { update, dismiss } = toast('Copied.');
    update({ words: 'Copied again.' });
    dismiss();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    toast('Copied.');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('gives out the same array while nothing changes', () => {
    toast('Copied.');
    expect(currentToasts()).toBe(currentToasts());
  });
});
