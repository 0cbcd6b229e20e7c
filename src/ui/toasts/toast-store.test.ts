import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getToast, removalDelayMs, toast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('keeps a dismissed toast for 1,000,000 ms and then removes it', () => {
  const { update, dismiss } = toast('Copied.');
  dismiss();
  vi.advanceTimersByTime(999_999);
  update('Copied again.');
  expect(getToast()).toMatchObject({ message: 'Copied again.', isOpen: false });
  vi.advanceTimersByTime(1);
  expect(getToast()).toBeNull();
});

test('the returned functions change only their own toast, not the next one', () => {
  const first = toast('Offline.');
  first.update('Online again.');
  expect(getToast()).toMatchObject({ message: 'Online again.' });
  first.dismiss();
  toast('Copied.');
  first.update('Offline.');
  vi.advanceTimersByTime(removalDelayMs);
  expect(getToast()).toMatchObject({ message: 'Copied.', isOpen: true });
});
