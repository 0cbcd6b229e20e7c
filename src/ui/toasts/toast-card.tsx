import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { Button } from '../button.tsx';
import { dismissToast, type Toast } from './toast-store.ts';
import styles from './toasts.module.css';
import { useCountdown } from './use-countdown.ts';
import { useSwipe } from './use-swipe.ts';

/** The words of a toast that are not its message. */
export interface ToastCopy {
  /** A screen reader's name for the messages. */
  region: string;
  close: string;
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Scrolls the focused element into view if the card covers it. */
function uncoverFocus(card: Element): void {
  const focused = document.querySelector(':focus-visible');
  if (!focused) return;
  const [focusBox, cardBox] = [focused.getBoundingClientRect(), card.getBoundingClientRect()];
  const isCovered =
    focusBox.bottom > cardBox.top &&
    focusBox.top < cardBox.bottom &&
    focusBox.right > cardBox.left &&
    focusBox.left < cardBox.right;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * An open toast. Its countdown pauses while it is hovered, focused or in a hidden window. Its button,
 * Escape and a swipe to the right close it.
 */
export function ToastCard({ toast, copy }: { toast: Toast; copy: ToastCopy }) {
  const card = useRef<HTMLElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);

  const close = () => {
    if (hasFocus) previousFocus.current?.focus({ preventScroll: true });
    dismissToast(toast.id);
  };
  const { offsetPx, handlers } = useSwipe(close);
  useCountdown(toast, isHovered || hasFocus || isHidden, close);

  useEffect(() => {
    if (!card.current) return;
    card.current.showPopover();
    uncoverFocus(card.current);
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
