import { expect, test } from 'vitest';
import { calculateBill } from '../../drawings/portfolio.ts';
import { reduceDemo, getSelectedStay, initialState, calculateMonth, getStays } from './month.ts';

const reserve = { type: 'reserve' } as const;
const undo = { type: 'undo' } as const;

test('a booking raises occupancy, revenue and the direct share, and Undo restores them', () => {
  expect(calculateMonth(getStays(initialState))).toEqual({
    occupancy: 60,
    revenue: 2700,
    direct: 17,
  });
  const booked = reduceDemo(initialState, reserve);
  expect(booked.change.type).toBe('booked');
  expect(calculateMonth(getStays(booked))).toEqual({
    occupancy: 67,
    revenue: 3000,
    direct: 25,
  });
  const undone = reduceDemo(booked, undo);
  expect(undone.change).toEqual({ type: 'undone', stay: { channel: 'direct', from: 20, to: 22 } });
  expect(undone.bookings).toEqual(initialState.bookings);
});

test('sold nights are refused, but a stay can start on the day another one ends', () => {
  const arrive = (day: number) => reduceDemo(initialState, { type: 'arrive', day });
  expect(reduceDemo(arrive(16), reserve)).toMatchObject({
    change: { type: 'refused' },
    bookings: initialState.bookings,
  });
  expect(reduceDemo(arrive(17), reserve).change.type).toBe('booked');
});

test('a stay into the next month is charged in full, but the month counts only its own nights', () => {
  const late = reduceDemo(initialState, { type: 'arrive', day: 30 });
  expect(calculateBill(getSelectedStay(late))).toEqual({
    rooms: 300,
    cleaning: 40,
    tax: 34,
    total: 374,
  });
  const booked = reduceDemo(late, reserve);
  expect(booked.bookings.at(-1)).toMatchObject({ from: 30, to: 32 });
  expect(calculateMonth(getStays(booked))).toMatchObject({ revenue: 2850 });
});
