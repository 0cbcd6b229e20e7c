import { useEffect, useRef } from 'react';
import type { Toast } from '../../browser/toasts.ts';

/** Calls back when a toast's time is over. A pause stops the clock; an update winds it anew. */
export function useCountdown(toast: Toast, isPaused: boolean, onEnd: () => void): void {
  const left = useRef({ of: toast, ms: toast.durationMs });
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (left.current.of !== toast) left.current = { of: toast, ms: toast.durationMs };
    const { ms } = left.current;
    if (isPaused || ms === Infinity) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end.current(), ms);
    return () => {
      clearTimeout(timer);
      left.current.ms = ms - (performance.now() - start);
    };
  }, [toast, isPaused]);
}
