import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { dismissToast, toastDurationMs, type Toast } from './toast-store.ts';
import styles from './toasts.module.css';
import { useSwipe } from './use-swipe.ts';

/** The words of a toast that are not its message. */
export interface ToastCopy {
  /** A screen reader's name for the messages. */
  region: string;
  close: string;
}

/** An open toast. It closes by its button, by a swipe to the right, and after its time. */
export function ToastCard({ toast, copy }: { toast: Toast; copy: ToastCopy }) {
  const card = useRef<HTMLElement>(null);
  const close = () => dismissToast(toast.id);
  const { offsetPx, handlers } = useSwipe(close);

  useEffect(() => {
    card.current?.showPopover();
    const timer = setInterval(() => {
      // Not while somebody points at it or is about to press its button.
      if (!card.current?.matches(':hover, :focus-within')) dismissToast(toast.id);
    }, toastDurationMs);
    return () => clearInterval(timer);
  }, [toast.id]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same as the swipe
    <section
      {...handlers}
      ref={card}
      // Above everything else on the page, wherever it is in the document.
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
