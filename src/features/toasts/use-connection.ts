import { useEffect } from 'react';
import type { ToastCopy } from './toast-copy.ts';
import { toast, toastDurationMs } from '../../browser/toasts.ts';

/** Tells that the connection is lost until it is back, and then, in the same toast, that it is. */
export function useConnection({ offline, online }: ToastCopy): void {
  useEffect(() => {
    let told: ReturnType<typeof toast> | undefined;
    const tellLost = () => {
      told = toast(offline, { isUrgent: true, durationMs: Infinity });
    };
    const tellBack = () =>
      told?.update({ words: online, isUrgent: false, durationMs: toastDurationMs });
    addEventListener('offline', tellLost);
    addEventListener('online', tellBack);
    return () => {
      removeEventListener('offline', tellLost);
      removeEventListener('online', tellBack);
    };
  }, [offline, online]);
}
