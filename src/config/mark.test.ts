import { expect, test } from 'vitest';
import { faultOfMark, markSvg } from './mark.ts';

const shape = '<path d="M1 1h14v14z" />';
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="currentColor">${shape}</svg>`;

test.each([markSvg, mark, mark.replace('0 0 16 16', '-8,-8 24.5,24.5')])(
  'a square that takes the color around it is a mark: %s',
  (svg) => {
    expect(faultOfMark(svg)).toBeUndefined();
  },
);

test.each([
  ['not square', mark.replace('16 16', '24 16'), 'its viewBox has to be a square'],
  ['without a viewBox', mark.replace('viewBox', 'data-box'), 'its viewBox has to be a square'],
  ['of no size', mark.replace('16 16', '0 0'), 'its viewBox has to be a square'],
  ['no SVG', 'mark', 'its viewBox has to be a square'],
  ['styled', mark.replace(shape, `<style>path{}</style>${shape}`), 'without styles'],
  ['styled in place', mark.replace('<path', '<path style="fill:red"'), 'without styles'],
  ['a program', mark.replace(shape, `<script>alert()</script>${shape}`), 'without scripts'],
  ['a program in place', mark.replace('<svg', '<svg onload="alert()"'), 'without scripts'],
  ['of one color', mark.replace('currentColor', '#000'), 'filled with currentColor'],
])('a file that is %s is refused with the reason', (_, svg, reason) => {
  expect(faultOfMark(svg)).toContain(reason);
});
