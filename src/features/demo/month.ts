import { newStay, nightlyRate, takenStays, type Stay } from '../../drawings/portfolio.ts';

/** The number of days in November 2026, the month in the demo. It starts on a Sunday. */
export const daysInMonth = 30;

/** The current day in the drawings. Earlier days cannot be booked. */
export const today = 6;

/** The maximum length of a stay, in nights. */
export const maxNights = 7;

/** Stays that are booked before the demo starts. */
const otherStays: readonly Stay[] = [
  ...takenStays,
  newStay,
  { channel: 'booking', from: 25, to: 28 },
];

export interface DemoState {
  /** The selected day of arrival. */
  arrival: number;
  nights: number;
  /** The bookings that the visitor has made and not undone, newest last. */
  bookings: readonly Stay[];
  /** What the last click did, and to which stay. `first` before any click. */
  change: { type: 'first' | 'booked' | 'refused' | 'undone'; stay: Stay };
  /** How often Reserve or Undo was pressed, so a message is announced again after each. */
  presses: number;
}

export type DemoAction =
  | { type: 'arrive'; day: number }
  | { type: 'stay'; nights: number }
  | { type: 'reserve' | 'undo' };

/** The initial state: two nights are selected. */
export const initialState: DemoState = {
  arrival: 20,
  nights: 2,
  bookings: [],
  change: { type: 'first', stay: newStay },
  presses: 0,
};

/** All stays in the month, the newest last. */
export function getStays({ bookings }: DemoState): Stay[] {
  return [...otherStays, ...bookings];
}

/** The selected stay. It can end in the next month: day 31 is December 1. */
export function getSelectedStay({ arrival, nights }: DemoState): Stay {
  return { channel: 'direct', from: arrival, to: arrival + nights };
}

/** Whether the selected nights are the ones that were just booked. */
export function isJustBooked(state: DemoState): boolean {
  const { type, stay } = state.change;
  const { from, to } = getSelectedStay(state);
  return type === 'booked' && stay.from === from && stay.to === to;
}

/** Whether one of these nights is sold. */
export function isSold(nights: Pick<Stay, 'from' | 'to'>, stays: readonly Stay[]): boolean {
  return stays.some(({ from, to }) => from < nights.to && nights.from < to);
}

/** The number of nights in this month. */
const countNights = (stays: readonly Stay[]) =>
  stays
    .map(({ from, to }) => Math.min(to, daysInMonth + 1) - Math.max(from, 1))
    .reduce((total, nights) => total + nights, 0);

/** The figures of the month: occupancy and direct share in whole percent, room revenue in dollars. */
export function calculateMonth(stays: readonly Stay[]) {
  const nights = countNights(stays);
  const direct = countNights(stays.filter(({ channel }) => channel === 'direct'));
  return {
    occupancy: Math.round((100 * nights) / daysInMonth),
    revenue: nights * nightlyRate,
    direct: Math.round((100 * direct) / nights),
  };
}

/** The reducer of the demo. */
export function reduceDemo(state: DemoState, action: DemoAction): DemoState {
  if (action.type === 'arrive') return { ...state, arrival: action.day };
  if (action.type === 'stay') return { ...state, nights: action.nights };
  const presses = state.presses + 1;
  if (action.type === 'undo') {
    const stay = state.bookings.at(-1);
    if (!stay) return state;
    const bookings = state.bookings.slice(0, -1);
    return { ...state, bookings, change: { type: 'undone', stay }, presses };
  }
  const stay = getSelectedStay(state);
  if (isSold(stay, getStays(state)))
    return { ...state, change: { type: 'refused', stay }, presses };
  const bookings = [...state.bookings, stay];
  return { ...state, bookings, change: { type: 'booked', stay }, presses };
}
