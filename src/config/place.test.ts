import { expect, test } from 'vitest';
import { parsePlaceDrawing, type PlacePage } from './place.ts';

const svgWith = (shapes: string, attributes = 'viewBox="0 0 8 4"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n  <!-- A hut. -->\n  ${shapes}\n</svg>\n`;
const path = '<path fill="var(--color-brand)" d="M0 0h8v4z" />';

test('accepts shapes in colors of the palette', () => {
  const svg = svgWith(`<g opacity="0.5">${path}</g><circle r="2" />`);
  expect(() => parsePlaceDrawing('hut.svg', svg)).not.toThrow();
});

test.each([
  ['not an SVG', 'hut', 'must be an svg element with a viewBox'],
  ['without a viewBox', svgWith(path, 'width="8"'), 'must be an svg element with a viewBox'],
  ['too large', svgWith(path.repeat(500)), 'it may have 16 KB at most'],
  ['a script', svgWith('<g><script>alert()</script></g>'), 'must not have the element script'],
  ['styled', svgWith('<style>path{}</style>'), 'must not have the element style'],
  ['a picture', svgWith('<image href="a.png" />'), 'must not have the element image'],
  ['a script in an attribute', svgWith(path, 'viewBox="0 0 8 4" onload="a()"'), 'attribute onload'],
  ['styled by an attribute', svgWith('<path style="fill:red" />'), 'attribute style'],
  ['with an id', svgWith('<g id="hut" />'), 'attribute id'],
  ['for an unknown page', svgWith('<g data-pages="about team" />'), 'data-pages is "team"'],
])('rejects a file that is %s, with the reason', (_, svg, reason) => {
  expect(() => parsePlaceDrawing('hut.svg', svg)).toThrow(reason);
});

test('an error names the file', () => {
  expect(() => parsePlaceDrawing('brand/drawings/landing.svg', 'hut')).toThrow(
    'brand/drawings/landing.svg: it must be an svg element with a viewBox.',
  );
});

test('a page shows its own groups and what is for all', () => {
  const groups =
    '<g data-pages="about careers"><g><path d="M1" /></g></g><g data-pages="other"><path d="M2" /></g>';
  const drawing = parsePlaceDrawing('a.svg', svgWith(`${groups}<path d="M3" />`));
  const shownOn = (page: PlacePage) => drawing.shapesFor(page).match(/M\d/g);
  expect(shownOn('about')).toEqual(['M1', 'M3']);
  expect(shownOn('careers')).toEqual(['M1', 'M3']);
  expect(shownOn('contact')).toEqual(['M2', 'M3']);
  expect(drawing.shapesFor('about')).toBe('<g><g><g><path d="M1" /></g></g><path d="M3" /></g>');
});

test('the attributes of the file hold for its shapes', () => {
  const drawing = parsePlaceDrawing('a.svg', svgWith(path, 'viewBox="0 0 8 4" fill="none"'));
  expect(drawing.viewBox).toBe('0 0 8 4');
  expect(drawing.shapesFor('other')).toBe(`<g fill="none">${path}</g>`);
});
