import { useEffect, useRef, useState } from 'react';

/** Debounce: long enough for a drag, or for typing a number of several digits. */
const debounceMs = 700;

/** A text to announce once it has stopped changing; empty until it first changes. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef(text);

  useEffect(() => {
    if (last.current === text) return undefined;
    last.current = text;
    const timer = setTimeout(() => setAnnounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return announced;
}
