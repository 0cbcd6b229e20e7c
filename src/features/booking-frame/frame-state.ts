/**
 * How the frame is doing: `opening` until the widget says it is ready, `unreachable` when that
 * takes too long, `retrying` after that until it is known better.
 */
export type FrameStatus = 'opening' | 'ready' | 'unreachable' | 'retrying';

export interface FrameState {
  status: FrameStatus;
  address: string;
  /** Counts the frames there have been; a new one is a new element, so old messages miss it. */
  attempt: number;
}

export type FrameEvent =
  | { type: 'ready' }
  /** The time of that frame is up. */
  | { type: 'overdue'; attempt: number }
  /** A new frame, at the visitor's wish or for another theme. */
  | { type: 'reload'; address: string };

/** What becomes of the frame. A widget that is ready late is as good as any. */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  if (event.type === 'ready') return { ...state, status: 'ready' };
  if (event.type === 'overdue') {
    const isPast = state.status === 'ready' || event.attempt !== state.attempt;
    return isPast ? state : { ...state, status: 'unreachable' };
  }
  const wasInTrouble = state.status === 'unreachable' || state.status === 'retrying';
  return {
    status: wasInTrouble ? 'retrying' : 'opening',
    address: event.address,
    attempt: state.attempt + 1,
  };
}
