import { useEffect, useState } from 'react';
import type { Toast } from '../../browser/toasts.ts';

/** Screen readers announce a change only in a live region that has existed for a moment. */
const announcementDelayMs = 100;

/** Announces a toast to screen readers: an urgent one at once, others at the next pause. */
export function Announcer({ toast }: { toast: Toast | undefined }) {
  const [announced, setAnnounced] = useState<Toast>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(toast), announcementDelayMs);
    return () => {
      clearTimeout(timer);
      // Empty in between, so that the same message is announced a second time.
      setAnnounced(undefined);
    };
  }, [toast]);
  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {announced && !announced.isUrgent && announced.message}
      </p>
      <p aria-live="assertive" className="visually-hidden">
        {announced?.isUrgent && announced.message}
      </p>
    </>
  );
}
