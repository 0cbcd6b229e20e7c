import { expect, test } from 'vitest';
import { findMarkProblem, markSvg } from './mark.ts';

const shape = '<path d="M1 1h14v14z" />';
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="currentColor">${shape}</svg>`;

test.each([markSvg, mark, mark.replace('0 0 16 16', '-8 -8 24.5 24.5')])(
  'accepts a square in currentColor: %s',
  (svg) => {
    expect(findMarkProblem(svg)).toBeUndefined();
  },
);

test.each([
  ['not square', mark.replace('16 16', '24 16'), 'its viewBox must be a square'],
  ['without a viewBox', mark.replace('viewBox', 'data-box'), 'its viewBox must be a square'],
  ['empty', mark.replace('16 16', '0 0'), 'its viewBox must be a square'],
  ['not an SVG', 'mark', 'its viewBox must be a square'],
  [
    'styled',
    mark.replace(shape, `<style>path{}</style>${shape}`),
    'must not contain styles or scripts',
  ],
  [
    'styled by an attribute',
    mark.replace('<path', '<path style="fill:red"'),
    'must not contain styles or scripts',
  ],
  [
    'a script',
    mark.replace(shape, `<script>alert()</script>${shape}`),
    'must not contain styles or scripts',
  ],
  [
    'a script in an attribute',
    mark.replace('<svg', '<svg onload="alert()"'),
    'must not contain styles or scripts',
  ],
  ['in a fixed color', mark.replace('currentColor', '#000'), 'filled with currentColor'],
])('rejects a file that is %s, with the reason', (_, svg, reason) => {
  expect(findMarkProblem(svg)).toContain(reason);
});
