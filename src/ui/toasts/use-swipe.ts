import { useRef, useState, type PointerEvent } from 'react';

/** A swipe farther to the right than this dismisses the toast. */
const thresholdPx = 50;

/** A pointer that moves less than this is a click, not a swipe. */
const startDistancePx = 10;

/** Follows a swipe to the right, by finger or mouse. @returns its distance and the event handlers. */
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
