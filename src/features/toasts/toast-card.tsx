import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import type { ToastCopy } from './toast-copy.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { dismissToast, type Toast } from '../../browser/toasts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './toasts.module.css';
import { useCountdown } from './use-countdown.ts';
import { useSwipe } from './use-swipe.ts';

/** Leads to the toast from anywhere on the page. */
const hotkey = 'F8';

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Brings out what has the keyboard's focus from under a card that has come to lie over it. */
function uncoverFocus(card: Element): void {
  const focused = document.querySelector(':focus-visible');
  if (!focused || card.contains(focused)) return;
  const [under, over] = [focused.getBoundingClientRect(), card.getBoundingClientRect()];
  const isCovered =
    under.bottom > over.top &&
    under.top < over.bottom &&
    under.right > over.left &&
    under.left < over.right;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * The toast that is shown. Its time stands still while it is pointed at, focused or in a window that
 * nobody sees; it is closed by its button, by Escape or by a swipe to the right.
 */
export function ToastCard({ toast, copy }: { toast: Toast; copy: ToastCopy }) {
  const card = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);

  const close = () => {
    if (hasFocus) cameFrom.current?.focus({ preventScroll: true });
    dismissToast(toast.id);
  };
  const { offsetPx, handlers } = useSwipe(close);
  useCountdown(toast, isPointedAt || hasFocus || isHidden, close);

  useEffect(() => {
    if (card.current) uncoverFocus(card.current);
    const goThere = (event: KeyboardEvent) => {
      if (event.key === hotkey) card.current?.focus();
    };
    addEventListener('keydown', goThere);
    return () => removeEventListener('keydown', goThere);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what a swipe does, the button does
    <section
      {...handlers}
      ref={card}
      aria-label={fillTemplate(copy.region, { hotkey })}
      tabIndex={-1}
      className={toast.isUrgent ? `${styles.toast} ${styles.urgent}` : styles.toast}
      data-swiped={offsetPx > 0 || undefined}
      style={{ translate: `${offsetPx}px` }}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
        setFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <p key={toast.id}>{toast.words}</p>
      <Button variant="quiet" onClick={close}>
        {copy.close}
      </Button>
    </section>
  );
}
