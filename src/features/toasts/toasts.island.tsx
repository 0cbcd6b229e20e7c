import { useSyncExternalStore } from 'react';
import type { ToastCopy } from './toast-copy.ts';
import { tellReady } from '../../browser/islands/ready.ts';
import { currentToasts, subscribeToToasts } from '../../browser/toasts.ts';
import { Announcer } from './announcer.tsx';
import { ToastCard } from './toast-card.tsx';
import { useConnection } from './use-connection.ts';

/**
 * Shows the toasts of the page it stands on. Delivered empty and out of sight, so that nothing comes
 * near it: its code is fetched when a toast is raised or about to be (see browser/toasts.ts).
 */
export function Toasts({ copy }: { copy: ToastCopy }) {
  // None at all until the script runs.
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => null);
  const shown = toasts?.find(({ isOpen }) => isOpen);
  useConnection(copy);
  return (
    <div ref={tellReady} data-toasts="" hidden={toasts === null}>
      <Announcer toast={shown} />
      {shown && <ToastCard toast={shown} copy={copy} />}
    </div>
  );
}
