import { expect, test } from 'vitest';
import { billOf } from '../../drawings/portfolio.ts';
import { changeDemo, chosenStay, firstState, monthOf, staysOf } from './month.ts';

const reserve = { type: 'reserve' } as const;
const undo = { type: 'undo' } as const;

test('two nights cost $300, and $374 with cleaning and tax', () => {
  expect(billOf(chosenStay(firstState))).toEqual({
    rooms: 300,
    cleaning: 40,
    tax: 34,
    total: 374,
  });
});

test('a booking raises occupancy, revenue and the direct share, and Undo restores them', () => {
  expect(monthOf(staysOf(firstState))).toEqual({ occupancy: 0.6, revenue: 2700, direct: 3 / 18 });
  const booked = changeDemo(firstState, reserve);
  expect(booked.change.type).toBe('booked');
  expect(monthOf(staysOf(booked))).toEqual({ occupancy: 20 / 30, revenue: 3000, direct: 5 / 20 });
  const undone = changeDemo(booked, undo);
  expect(undone.change).toEqual({ type: 'undone', stay: { channel: 'direct', from: 20, to: 22 } });
  expect(undone.bookings).toEqual(firstState.bookings);
});

test('sold nights are refused, but a stay can start on the day another one ends', () => {
  const arrive = (day: number) => changeDemo(firstState, { type: 'arrive', day });
  expect(changeDemo(arrive(16), reserve)).toMatchObject({
    change: { type: 'refused' },
    bookings: firstState.bookings,
  });
  expect(changeDemo(arrive(17), reserve).change.type).toBe('booked');
});

test('a stay into the next month is charged in full, but the month counts only its own nights', () => {
  const late = changeDemo(firstState, { type: 'arrive', day: 30 });
  expect(billOf(chosenStay(late))).toMatchObject({ rooms: 300, total: 374 });
  const booked = changeDemo(late, reserve);
  expect(booked.bookings.at(-1)).toMatchObject({ from: 30, to: 32 });
  expect(monthOf(staysOf(booked))).toMatchObject({ revenue: 2850 });
});

test('Undo without a booking changes nothing', () => {
  const empty = changeDemo(firstState, undo);
  expect(empty.bookings).toEqual([]);
  expect(changeDemo(empty, undo)).toBe(empty);
});
