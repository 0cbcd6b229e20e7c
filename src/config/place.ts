import { readFileSync } from 'node:fs';
import { ELEMENT_NODE, parse, renderSync, type ElementNode, type Node } from 'ultrahtml';
import { SettingError } from './read-values.ts';

/** The drawings of the place: each is an SVG file in `brand/drawings`. */
const placeNames = ['landing', 'inner-page', 'property', 'footer'] as const;

export type PlaceName = (typeof placeNames)[number];

/** The pages that `inner-page.svg` can have a group for; `other` is for pages that no group names. */
const placePages = [
  'integrations',
  'about',
  'careers',
  'investors',
  'contact',
  'not-found',
  'other',
] as const;

export type PlacePage = (typeof placePages)[number];

/** A drawing, and which of its groups a page shows. */
interface PlaceDrawing {
  viewBox: string;
  /** SVG source for an `svg` element with the viewBox. */
  shapesFor: (page: PlacePage) => string;
}

/** A drawing is in the HTML of every page that shows it. */
const maxKb = 16;

const shapeNames = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

/** Attributes that the content security policy blocks, or that would reach beyond the drawing. */
const refusedAttribute = /^(on.*|style|id|class|(xlink:)?href)$/i;

/** Attributes that only the root of a file needs. */
const rootAttribute = /^(xmlns.*|version|viewBox|width|height|x|y|preserveAspectRatio)$/;

const isElement = (node: Node): node is ElementNode => node.type === ELEMENT_NODE;

/** The elements of a drawing, without comments and white space. */
const childrenOf = ({ children }: { children: Node[] }) => children.filter(isElement);

const elementsIn = (element: ElementNode): ElementNode[] =>
  childrenOf(element).flatMap((child) => [child, ...elementsIn(child)]);

/** The pages that a group is for; undefined if it is for all. */
const pagesOf = ({ attributes }: ElementNode) => attributes['data-pages']?.trim().split(/\s+/);

/** Why an element cannot be in a drawing, in words; undefined if it can. */
function findProblem({ name, attributes }: ElementNode): string | undefined {
  if (!shapeNames.includes(name)) {
    return `it must not have the element ${name}; it may have ${shapeNames.join(', ')}`;
  }
  const attribute = Object.keys(attributes).find((each) => refusedAttribute.test(each));
  return attribute && `${name} must not have the attribute ${attribute}`;
}

/** An element with those of its shapes that are for a page. */
function keepShapes(element: ElementNode, page: PlacePage): ElementNode {
  const isShown = (shape: ElementNode) => pagesOf(shape)?.includes(page) ?? true;
  const { 'data-pages': _, ...attributes } = element.attributes;
  const children = childrenOf(element)
    .filter(isShown)
    .map((shape) => keepShapes(shape, page));
  return { ...element, attributes, children };
}

/**
 * Reads a drawing of the place from its SVG source.
 * @throws {SettingError} naming the file, if it cannot be one.
 */
export function parsePlaceDrawing(file: string, svg: string): PlaceDrawing {
  const refuse = (problem: string): never => {
    throw new SettingError(`${file}: ${problem}.`);
  };
  if (Buffer.byteLength(svg) > maxKb * 1024) refuse(`it may have ${maxKb} KB at most`);
  const root = childrenOf(parse(svg) as ElementNode).find(({ name }) => name === 'svg');
  if (!root?.attributes['viewBox']) {
    return refuse('it must be an svg element with a viewBox');
  }
  const { viewBox } = root.attributes;
  const attributes = Object.fromEntries(
    Object.entries(root.attributes).filter(([name]) => !rootAttribute.test(name)),
  );
  const group = { ...root, name: 'g', attributes };
  const shapes = elementsIn(root);
  for (const element of [group, ...shapes]) {
    const problem = findProblem(element);
    if (problem !== undefined) refuse(problem);
  }
  const named = shapes.flatMap((shape) => pagesOf(shape) ?? []);
  const unknown = named.find((name) => !placePages.some((page) => page === name));
  if (unknown !== undefined) {
    refuse(`data-pages is "${unknown}"; the pages are ${placePages.join(', ')}`);
  }
  return {
    viewBox,
    shapesFor: (page) => renderSync(keepShapes(group, named.includes(page) ? page : 'other')),
  };
}

function readPlaceDrawing(name: PlaceName): PlaceDrawing {
  const file = `brand/drawings/${name}.svg`;
  return parsePlaceDrawing(file, readFileSync(file, 'utf8'));
}

/**
 * The drawings of the place by name.
 * @throws {SettingError} on import, if a file cannot be one.
 */
export const place = Object.fromEntries(
  placeNames.map((name) => [name, readPlaceDrawing(name)]),
) as Record<PlaceName, PlaceDrawing>;
