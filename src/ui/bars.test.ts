import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bars, placeBar } from './bars.tsx';

const week = { firstDay: 1, dayCount: 8 };

test('a bar runs from noon to noon, whatever its length', () => {
  expect(placeBar({ from: 1, to: 2 }, week)).toEqual({ x: '6.25%', width: '12.50%' });
  expect(placeBar({ from: 2, to: 8 }, week)).toEqual({ x: '18.75%', width: '75.00%' });
});

test('a bar that began before the window or ends after it is cut at the edge', () => {
  expect(placeBar({ from: -3, to: 3 }, week)).toEqual({ x: '0.00%', width: '31.25%' });
  expect(placeBar({ from: 6, to: 12 }, week)).toEqual({ x: '68.75%', width: '31.25%' });
});

test('bars outside the window are left out', () => {
  const bars = [
    { from: -5, to: 0, fill: 'red', label: 'before' },
    { from: 3, to: 4, fill: 'green', label: 'inside' },
    { from: 9, to: 12, fill: 'blue', label: 'after' },
  ];
  const html = renderToStaticMarkup(createElement(Bars, { bars, ...week }));
  expect(html.match(/before|inside|after/g)).toEqual(['inside']);
});
