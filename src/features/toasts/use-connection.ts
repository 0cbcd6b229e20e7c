import { useEffect } from 'react';
import type { ToastCopy } from './toast-copy.ts';
import { toast, toastDurationMs } from '../../browser/toasts.ts';

/** Shows a toast while the connection is lost, and updates it when the connection is back. */
export function useConnection({ offline, online }: ToastCopy): void {
  useEffect(() => {
    let offlineToast: ReturnType<typeof toast> | undefined;
    const onOffline = () => {
      offlineToast = toast(offline, { isUrgent: true, durationMs: Infinity });
    };
    const onOnline = () =>
      offlineToast?.update({ message: online, isUrgent: false, durationMs: toastDurationMs });
    addEventListener('offline', onOffline);
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
    };
  }, [offline, online]);
}
