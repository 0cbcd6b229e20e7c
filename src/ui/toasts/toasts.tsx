import { useSyncExternalStore } from 'react';
import { ToastCard, type ToastCopy } from './toast-card.tsx';
import { getToast, subscribeToToasts } from './toast-store.ts';

/** Shows the toasts created with `toast`, and announces them to screen readers. */
export function Toasts({ copy }: { copy: ToastCopy }) {
  const latest = useSyncExternalStore(subscribeToToasts, getToast, () => null);
  const shown = latest?.isOpen ? latest : null;
  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {/* A new element for each toast, so a repeated message is announced again. */}
        {shown && <span key={shown.id}>{shown.message}</span>}
      </p>
      {shown && <ToastCard key={shown.id} toast={shown} copy={copy} />}
    </>
  );
}
