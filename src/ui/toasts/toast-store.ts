/** How long a toast stays open. */
export const toastDurationMs = 5_000;

/** How long a dismissed toast is kept, so that its caller can still update it. */
export const removalDelayMs = 1_000_000;

export interface Toast {
  id: number;
  message: string;
  /** False once it is dismissed; it is then kept for a while but not shown. */
  isOpen: boolean;
}

/** There is one toast at a time: a new one replaces the last one. */
let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function setToast(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Changes a toast; does nothing if it was replaced or removed. */
function updateToast(id: number, changes: Partial<Toast>): void {
  if (current?.id === id) setToast({ ...current, ...changes });
}

/** The latest toast until it is removed. */
export function getToast(): Toast | null {
  return current;
}

/** Calls back after each change. @returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes a toast, and removes it after `removalDelayMs`. */
export function dismissToast(id: number): void {
  updateToast(id, { isOpen: false });
  setTimeout(() => current?.id === id && setToast(null), removalDelayMs);
}

/**
 * Shows a short message in place of the previous one, wherever the island renders `Toasts`.
 * @returns functions that update and dismiss the toast.
 */
export function toast(message: string) {
  lastId += 1;
  const id = lastId;
  setToast({ id, message, isOpen: true });
  return {
    update: (changed: string) => updateToast(id, { message: changed }),
    dismiss: () => dismissToast(id),
  };
}
