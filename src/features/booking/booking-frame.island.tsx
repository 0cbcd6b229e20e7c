import type { ReactNode } from 'react';
import { tellReady } from '../../browser/islands/ready.ts';
import { startBookingFrame } from './start-booking-frame.ts';

function start(element: HTMLElement | null): void {
  if (!element) return;
  startBookingFrame(element);
  tellReady(element);
}

/** Starts the booking frame in its children, which are static HTML, when it comes near the screen. */
export function BookingFrameStarter({ children }: { children?: ReactNode }) {
  return <div ref={start}>{children}</div>;
}
