/** How long a toast stays open by default. */
export const toastDurationMs = 5_000;

/** How long a dismissed toast is kept, so that its caller can still update it. */
export const removalDelayMs = 1_000_000;

/** The most toasts at a time; older ones are dropped. */
const maxToasts = 1;

export interface ToastContent {
  message: string;
  /** `Infinity` keeps it open until it is dismissed. */
  durationMs: number;
}

export interface Toast extends ToastContent {
  id: number;
  /** False once it is dismissed; it is then kept for a while but not shown. */
  isOpen: boolean;
}

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; id: number; content: Partial<ToastContent> }
  | { type: 'dismiss' | 'remove'; id: number };

/** The toasts after an action, newest first. Actions on a removed toast do nothing. */
export function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, maxToasts);
    case 'update':
      return toasts.map((each) => (each.id === action.id ? { ...each, ...action.content } : each));
    case 'dismiss':
      return toasts.map((each) => (each.id === action.id ? { ...each, isOpen: false } : each));
    case 'remove':
      return toasts.filter(({ id }) => id !== action.id);
  }
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function dispatch(action: ToastAction): void {
  toasts = reduceToasts(toasts, action);
  for (const listener of listeners) listener();
}

/** All toasts, newest first. Returns the same array until one changes. */
export function getToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back after each change. @returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes a toast, and removes it after `removalDelayMs`. */
export function dismissToast(id: number): void {
  dispatch({ type: 'dismiss', id });
  setTimeout(() => dispatch({ type: 'remove', id }), removalDelayMs);
}

/**
 * Shows a short message in place of the previous one, wherever the island renders `Toasts`.
 * @returns functions that update and dismiss the toast.
 */
export function toast(message: string, durationMs = toastDurationMs) {
  lastId += 1;
  const id = lastId;
  dispatch({ type: 'add', toast: { id, message, durationMs, isOpen: true } });
  return {
    id,
    update: (content: Partial<ToastContent>) => dispatch({ type: 'update', id, content }),
    dismiss: () => dismissToast(id),
  };
}
