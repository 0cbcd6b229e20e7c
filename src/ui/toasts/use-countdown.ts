import { useEffect, useEffectEvent, useRef } from 'react';
import type { Toast } from './toast-store.ts';

/** Calls back when a toast's time is over. A pause stops the countdown; an update restarts it. */
export function useCountdown(toast: Toast, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef({ toast, ms: toast.durationMs });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (remaining.current.toast !== toast) remaining.current = { toast, ms: toast.durationMs };
    const { ms } = remaining.current;
    if (isPaused || ms === Infinity) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), ms);
    return () => {
      clearTimeout(timer);
      remaining.current.ms = ms - (performance.now() - start);
    };
  }, [toast, isPaused]);
}
