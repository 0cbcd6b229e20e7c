import { useSyncExternalStore } from 'react';
import { ToastCard, type ToastCopy } from './toast-card.tsx';
import { getToasts, subscribeToToasts, type Toast } from './toast-store.ts';

const noToasts: readonly Toast[] = [];

/** Shows the toasts that are raised with `toast`, and announces them to screen readers. */
export function Toasts({ copy }: { copy: ToastCopy }) {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => noToasts);
  const shown = toasts.find(({ isOpen }) => isOpen);
  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {/* A new element for each toast, so that the same message is announced a second time. */}
        {shown && <span key={shown.id}>{shown.message}</span>}
      </p>
      {shown && <ToastCard key={shown.id} toast={shown} copy={copy} />}
    </>
  );
}
