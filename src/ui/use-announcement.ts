import { useEffect, useRef, useState } from 'react';

/** Long enough for a drag or a number of several digits to come to its end. */
const settleMs = 700;

/** A text to announce once it has stood still; empty until it first changes. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef(text);

  useEffect(() => {
    if (last.current === text) return undefined;
    last.current = text;
    const timer = setTimeout(() => setAnnounced(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);

  return announced;
}
