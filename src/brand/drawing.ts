/** A drawing: `shapes` is SVG source for an `svg` element with the viewBox. */
export interface Drawing {
  viewBox: string;
  shapes: string;
}

/** Reads an SVG file; what is on its `svg` element besides the viewBox has no effect. */
export function parseDrawing(svg: string): Drawing {
  const [, viewBox = '', shapes = ''] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return { viewBox, shapes: shapes.trim().replaceAll(/>\s+</g, '><') };
}
