import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { dismissToast, toastDurationMs, type Toast } from './toast-store.ts';
import styles from './toasts.module.css';
import { useSwipe } from './use-swipe.ts';

/** The copy of a toast, besides its message. */
export interface ToastCopy {
  /** A screen reader's name for the messages. */
  region: string;
  close: string;
}

/** An open toast. It closes after some time, or when the visitor clicks its button or swipes it to the right. */
export function ToastCard({ toast, copy }: { toast: Toast; copy: ToastCopy }) {
  const card = useRef<HTMLElement>(null);
  const close = () => dismissToast(toast.id);
  const { offsetPx, handlers } = useSwipe(close);

  useEffect(() => {
    card.current?.showPopover();
    const timer = setInterval(() => {
      // Keep it while the visitor hovers over it or has the focus in it.
      if (!card.current?.matches(':hover, :focus-within')) dismissToast(toast.id);
    }, toastDurationMs);
    return () => clearInterval(timer);
  }, [toast.id]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same as the swipe
    <section
      {...handlers}
      ref={card}
      // In the top layer, above everything else on the page.
      popover="manual"
      aria-label={copy.region}
      className={`${styles.toast} needs-script`}
      data-swiped={offsetPx > 0 || undefined}
      style={{ translate: `${offsetPx}px` }}
    >
      <p>{toast.message}</p>
      <Button variant="quiet" onClick={close}>
        {copy.close}
      </Button>
    </section>
  );
}
