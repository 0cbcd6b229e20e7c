import { useEffect, useState } from 'react';
import type { Toast } from '../../browser/toasts.ts';

/** A screen reader tells what appears in a region that it has known for a moment. */
const settleMs = 100;

/** Has screen readers say a toast: an error at once, others at the next pause. */
export function Announcer({ toast }: { toast: Toast | undefined }) {
  const [said, setSaid] = useState<Toast>();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(toast), settleMs);
    return () => {
      clearTimeout(timer);
      // Empty in between, so that the same words are told a second time.
      setSaid(undefined);
    };
  }, [toast]);
  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {said && !said.isUrgent && said.words}
      </p>
      <p aria-live="assertive" className="visually-hidden">
        {said?.isUrgent && said.words}
      </p>
    </>
  );
}
