/** How long a toast stays open. */
export const toastDurationMs = 5_000;

/** How long a dismissed toast is kept, in which its caller can still update it. */
export const removalDelayMs = 1_000_000;

export interface Toast {
  id: number;
  message: string;
  /** False after it is dismissed. It is then kept for a while, but not shown. */
  isOpen: boolean;
}

/** There is only one toast at a time. A new one replaces it. */
let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function setToast(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Changes a toast. Does nothing if it was replaced or removed. */
function updateToast(id: number, changes: Partial<Toast>): void {
  if (current?.id === id) setToast({ ...current, ...changes });
}

/** The latest toast; null if there is none or it was removed. */
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
 * Shows a short message, and replaces the previous one. An island on the page has to render `Toasts`.
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
