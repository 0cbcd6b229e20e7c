/** How long a toast stays open unless it says otherwise. */
export const toastDurationMs = 5_000;

/** How long a dismissed toast is kept, so that whoever raised it can still update it. */
export const removalDelayMs = 1_000_000;

/** How many toasts there are at a time; the newest stay. */
const limit = 1;

/** What a toast says, and how. */
export interface ToastContent {
  words: string;
  /** An error: announced at once rather than at the next pause. */
  isUrgent: boolean;
  /** `Infinity` stays until it is dismissed. */
  durationMs: number;
}

export interface Toast extends ToastContent {
  id: number;
  /** False once it is dismissed: it is kept for a while, but not shown. */
  isOpen: boolean;
}

/** What can happen to the toasts. */
export type ToastChange =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; id: number; content: Partial<ToastContent> }
  | { type: 'dismiss' | 'remove'; id: number };

/** The toasts after a change, newest first. One that is there no more cannot be changed. */
export function reduceToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  switch (change.type) {
    case 'add':
      return [change.toast, ...toasts].slice(0, limit);
    case 'update':
      return toasts.map((each) => (each.id === change.id ? { ...each, ...change.content } : each));
    case 'dismiss':
      return toasts.map((each) => (each.id === change.id ? { ...each, isOpen: false } : each));
    case 'remove':
      return toasts.filter(({ id }) => id !== change.id);
  }
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function dispatch(change: ToastChange): void {
  toasts = reduceToasts(toasts, change);
  for (const listener of listeners) listener();
}

/** The toasts there are, newest first: the same array until one changes. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back after each change. @returns ends that. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes a toast, and removes it for good after a while. */
export function dismissToast(id: number): void {
  dispatch({ type: 'dismiss', id });
  setTimeout(() => dispatch({ type: 'remove', id }), removalDelayMs);
}

/**
 * Has the page fetch what shows toasts, if it has not yet. `client:use` starts an island that is
 * used, and to the one that shows toasts, which nobody can touch before, this is use.
 */
export function prepareToasts(): void {
  document.querySelector('[data-toasts]')?.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Shows a short message in place of the one shown before; on a page that shows no toasts, nothing.
 * @returns changes the message, or closes it.
 */
export function toast(words: string, settings: Partial<Omit<ToastContent, 'words'>> = {}) {
  lastId += 1;
  const id = lastId;
  const plain = { isUrgent: false, durationMs: toastDurationMs, isOpen: true };
  dispatch({ type: 'add', toast: { ...plain, ...settings, words, id } });
  prepareToasts();
  return {
    id,
    update: (content: Partial<ToastContent>) => dispatch({ type: 'update', id, content }),
    dismiss: () => dismissToast(id),
  };
}
