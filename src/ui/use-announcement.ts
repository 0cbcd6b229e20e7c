import { useEffect, useRef, useState } from 'react';

/** Debounce delay: long enough for a drag, or for typing a number with several digits. */
const debounceMs = 700;

/** Debounces a text for screen readers: returns it once it has stopped changing. Empty until the first change. */
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
