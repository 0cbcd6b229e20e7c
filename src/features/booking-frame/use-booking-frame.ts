import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { nextFrameState } from './frame-state.ts';
import { isReadyMessage } from './ready-message.ts';
import { siteTheme, watchSiteTheme } from './site-theme.ts';
import type { Theme } from './widget-address.ts';

/** How long the widget may take to say that it is ready. */
const patienceMs = 8000;

/**
 * Keeps the booking frame in the page's theme and finds out whether its widget works. A frame that
 * failed fires `load` like any other, so nothing but the widget's own word tells.
 */
export function useBookingFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  addresses: Record<Theme, string>,
) {
  const [state, dispatch] = useReducer(nextFrameState, {
    status: 'opening',
    address: addresses.light,
    attempt: 0,
  });
  const { status, attempt } = state;
  const isInUse = useRef(false);

  const reload = () => {
    isInUse.current = false;
    dispatch({ type: 'reload', address: addresses[siteTheme()] });
  };

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const { origin } = new URL(addresses.light);
    if (!isReadyMessage(event, origin, frame.current?.contentWindow)) return;
    dispatch({ type: 'ready' });
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage(event);
    addEventListener('message', listen);
    // It may have been heard before this was there; see before-load.js.
    if (frame.current?.dataset['status'] === 'ready') dispatch({ type: 'ready' });
    return () => removeEventListener('message', listen);
  }, [frame]);

  // A visitor who has been in the frame keeps it as it is: dates picked there are worth more than
  // a matching ground, and a system that turns dark at dusk must not throw them away.
  const noticeUse = useEffectEvent(() => {
    if (frame.current && document.activeElement === frame.current) isInUse.current = true;
  });
  const followTheme = useEffectEvent(() => {
    const shown = frame.current?.src;
    if (!isInUse.current && shown !== addresses[siteTheme()]) reload();
  });
  useEffect(() => {
    const onBlur = () => noticeUse();
    const onTheme = () => followTheme();
    // The window loses the focus to the frame.
    addEventListener('blur', onBlur);
    onBlur();
    onTheme();
    const stopWatching = watchSiteTheme(onTheme);
    return () => {
      removeEventListener('blur', onBlur);
      stopWatching();
    };
  }, []);

  const isWaiting = status === 'opening' || status === 'retrying';
  useEffect(() => {
    if (!isWaiting || !frame.current) return undefined;
    return startClock(frame.current, () => dispatch({ type: 'overdue', attempt }));
  }, [frame, isWaiting, attempt]);

  return { ...state, retry: reload };
}

/**
 * Counts the widget's time from the moment the frame is on the screen: browsers load a lazy frame
 * from very different distances, Safari from none, and no time may run while nothing is asked.
 * @returns stops the clock.
 */
function startClock(frame: HTMLIFrameElement, onOverdue: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    timer = setTimeout(onOverdue, patienceMs);
  });
  observer.observe(frame);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
