import { useSyncExternalStore } from 'react';
import type { ToastCopy } from '../../content/schemas/toasts.ts';
import { tellReady } from '../../browser/islands/ready.ts';
import { getToasts, subscribeToToasts } from '../../browser/toasts.ts';
import { Announcer } from './announcer.tsx';
import { ToastCard } from './toast-card.tsx';

/**
 * Shows toasts. It starts empty and hidden; `toast` in src/browser/toasts.ts loads its code
 * when a toast is shown.
 */
export function Toasts({ copy }: { copy: ToastCopy }) {
  // `null` until the script runs.
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => null);
  const shown = toasts?.find(({ isOpen }) => isOpen);
  return (
    <div ref={tellReady} data-toasts="" hidden={toasts === null}>
      <Announcer toast={shown} />
      {shown && <ToastCard toast={shown} copy={copy} />}
    </div>
  );
}
