import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
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

/**
 * An open toast. It stays while it is hovered or focused, and closes after its time, by its button,
 * Escape or a swipe to the right.
 */
export function ToastCard({ toast, copy }: { toast: Toast; copy: ToastCopy }) {
  const card = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  const close = () => {
    if (hasFocus) previousFocus.current?.focus({ preventScroll: true });
    dismissToast(toast.id);
  };
  const { offsetPx, handlers } = useSwipe(close);
  const onTimeout = useEffectEvent(close);
  const isHeld = isHovered || hasFocus;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onTimeout(), toastDurationMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  useEffect(() => {
    card.current?.showPopover();
    // The page's scroll padding has room for the card, which must not cover the focus.
    document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, []);

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
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        setFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <p>{toast.message}</p>
      <Button variant="quiet" onClick={close}>
        {copy.close}
      </Button>
    </section>
  );
}
