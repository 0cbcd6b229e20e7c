import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import { Button } from '../button.tsx';
import {
  dismissToast,
  getToast,
  subscribeToToasts,
  toastDurationMs,
  type Toast,
} from './toast-store.ts';
import styles from './toasts.module.css';

/** The copy of a toast, besides its message. */
export interface ToastCopy {
  /** A screen reader's name for the messages. */
  region: string;
  close: string;
}

/** Shows the toasts created with `toast`, and announces them to screen readers. */
export function Toasts({ copy }: { copy: ToastCopy }) {
  const latest = useSyncExternalStore(subscribeToToasts, getToast, () => null);
  const shown = latest?.isOpen ? latest : null;
  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {/* A new element for each toast, so a repeated message is announced again. */}
        {shown && <span key={shown.id}>{shown.message}</span>}
      </p>
      {shown && <ToastCard key={shown.id} toast={shown} copy={copy} />}
    </>
  );
}

/** An open toast. It closes after some time, or when the visitor clicks its button or swipes it to the right. */
function ToastCard({ toast, copy }: { toast: Toast; copy: ToastCopy }) {
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

/** A swipe farther to the right than this dismisses the toast. */
const thresholdPx = 50;

/** A pointer that moves less than this is a click, not a swipe. */
const startDistancePx = 10;

/** Follows a swipe to the right, by finger or mouse. @returns its distance and the event handlers. */
function useSwipe(onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const [offsetPx, setOffset] = useState(0);

  const movedPx = ({ clientX }: PointerEvent) =>
    startX.current === null ? 0 : Math.max(0, clientX - startX.current);
  const stop = () => {
    startX.current = null;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) startX.current = clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      const moved = movedPx(event);
      if (offsetPx === 0 && moved < startDistancePx) return;
      // Not on pointer down: the button inside would not get a click.
      event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(moved);
    },
    onPointerUp: (event: PointerEvent) => {
      const isFar = movedPx(event) > thresholdPx;
      stop();
      if (isFar) onSwiped();
    },
    // The browser took over the gesture to scroll.
    onPointerCancel: stop,
  };
  return { offsetPx, handlers };
}
