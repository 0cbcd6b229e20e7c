import { useRef, useState, type PointerEvent } from 'react';

/** Let go further to the right than this, what is swiped is dismissed. */
const thresholdPx = 50;

/** A press that moves less is a press. */
const slopPx = 10;

/** Follows a finger or a held mouse to the right. @returns how far it is, and what to listen with. */
export function useSwipe(onSwiped: () => void) {
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
      if (offsetPx === 0 && moved < slopPx) return;
      // Not before: a press on a button within has to reach the button.
      event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(moved);
    },
    onPointerUp: (event: PointerEvent) => {
      const isFar = movedPx(event) > thresholdPx;
      stop();
      if (isFar) onSwiped();
    },
    // The browser has taken over, to scroll.
    onPointerCancel: stop,
  };
  return { offsetPx, handlers };
}
