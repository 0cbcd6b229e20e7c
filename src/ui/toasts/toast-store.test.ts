import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getToasts,
  reduceToasts,
  removalDelayMs,
  subscribeToToasts,
  toast,
  toastDurationMs,
  type Toast,
} from './toast-store.ts';

const saved: Toast = { id: 1, message: 'Saved.', durationMs: 5000, isOpen: true };
const copied: Toast = { ...saved, id: 2, message: 'Copied.' };

describe('reduceToasts', () => {
  test('keeps only the newest toast', () => {
    expect(reduceToasts([saved], { type: 'add', toast: copied })).toEqual([copied]);
  });

  test('updates the content of a toast, open or not', () => {
    const content = { message: 'Saved twice.', durationMs: 100 };
    for (const isOpen of [true, false]) {
      const before = [{ ...saved, isOpen }];
      const after = reduceToasts(before, { type: 'update', id: 1, content });
      expect(after).toEqual([{ ...saved, ...content, isOpen }]);
    }
  });

  test('keeps a dismissed toast, closed', () => {
    expect(reduceToasts([saved], { type: 'dismiss', id: 1 })).toEqual([
      { ...saved, isOpen: false },
    ]);
  });

  test('removes a toast', () => {
    expect(reduceToasts([saved], { type: 'remove', id: 1 })).toEqual([]);
  });

  test('ignores actions on a toast that does not exist', () => {
    const actions = [
      { type: 'update', id: 9, content: { message: 'Lost.' } },
      { type: 'dismiss', id: 9 },
      { type: 'remove', id: 9 },
    ] as const;
    for (const action of actions) expect(reduceToasts([saved], action)).toEqual([saved]);
  });

  test('does not mutate the previous toasts', () => {
    const before = Object.freeze([Object.freeze({ ...saved })]);
    reduceToasts(before, { type: 'dismiss', id: 1 });
    expect(before).toEqual([saved]);
  });
});

describe('toast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('has the specified durations', () => {
    expect([toastDurationMs, removalDelayMs]).toEqual([5000, 1_000_000]);
  });

  test('shows a message for the default time or a given one', () => {
    toast('Copied.');
    expect(getToasts()).toMatchObject([{ message: 'Copied.', durationMs: 5000, isOpen: true }]);
    toast('Failed.', Infinity);
    expect(getToasts()).toMatchObject([{ message: 'Failed.', durationMs: Infinity, isOpen: true }]);
  });

  test('keeps a dismissed toast for 1,000,000 ms and then removes it', () => {
    const { dismiss } = toast('Copied.');
    dismiss();
    vi.advanceTimersByTime(999_999);
    expect(getToasts()).toMatchObject([{ isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(getToasts()).toEqual([]);
  });

  test('does not remove another toast when the time of an earlier one is over', () => {
    toast('First.').dismiss();
    const { id } = toast('Second.');
    vi.advanceTimersByTime(removalDelayMs);
    expect(getToasts()).toMatchObject([{ id, isOpen: true }]);
  });

  test('updates only the toast that it returned, not its successor', () => {
    const first = toast('Offline.');
    first.update({ message: 'Online again.' });
    expect(getToasts()).toMatchObject([{ id: first.id, message: 'Online again.' }]);
    toast('Copied.');
    first.update({ message: 'Offline.' });
    expect(getToasts()).toMatchObject([{ message: 'Copied.' }]);
  });

  test('notifies subscribers of each change until they unsubscribe', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribeToToasts(listener);
    const { update, dismiss } = toast('Copied.');
    update({ message: 'Copied again.' });
    dismiss();
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    toast('Copied.');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('returns the same array from getToasts while nothing changes', () => {
    toast('Copied.');
    expect(getToasts()).toBe(getToasts());
  });
});
