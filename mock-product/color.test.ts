import { describe, expect, it } from 'vitest';
import { contrastRatio, parseHexColor, readableTextOn, visibleEdge } from './assets/color.js';

describe('hex colors', () => {
  it.each([
    ['#1D5A43', '#1d5a43'],
    ['1d5a43', '#1d5a43'],
    ['#fAb', '#ffaabb'],
    ['000', '#000000'],
  ])('%s is read as %s', (value, color) => {
    expect(parseHexColor(value)).toBe(color);
  });

  it.each([null, '', '#', '12', '1234', '12345678', '##123', 'red', '#12345g', '#123456\n'])(
    '%j is no color',
    (value) => {
      expect(parseHexColor(value)).toBeUndefined();
    },
  );
});

describe('contrast', () => {
  it('runs from 1 to 21, whichever color comes first', () => {
    expect(contrastRatio('#777777', '#777777')).toBe(1);
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('of the chosen text is at least 4.5 on any color', () => {
    const steps = Array.from({ length: 16 }, (_, step) =>
      (step * 17).toString(16).padStart(2, '0'),
    );
    for (const red of steps) {
      for (const green of steps) {
        for (const blue of steps) {
          const color = `#${red}${green}${blue}`;
          expect(contrastRatio(readableTextOn(color), color)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});

it('a control as pale as the page behind it gets an edge that shows', () => {
  expect(visibleEdge('#1d5a43', '#ffffff', '#17231d')).toBe('#1d5a43');
  expect(visibleEdge('#fefefe', '#ffffff', '#17231d')).toBe('#17231d');
});
