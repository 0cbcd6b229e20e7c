import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { viewNames } from './props.ts';
import { tilePaths } from './plain/tile-paths.ts';

const folder = 'src/illustrations/motif';
const motifs = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The drawings that pages import from `@motif`, with the component in each file. */
const drawings = {
  'footer-end': 'FooterEnd',
  ground: 'Ground',
  'map-ground': 'MapGround',
  'page-view': 'PageView',
  photo: 'Photo',
  'property-view': 'PropertyView',
  stage: 'Stage',
};

describe.each(motifs)('the motif %s', (motif) => {
  test.each(Object.entries(drawings))('has the drawing %s', async (file, component) => {
    const module: unknown = await import(`./${motif}/${file}.tsx`);
    expect(module).toHaveProperty(component);
  });
});

describe('the tiles of the plain motif', () => {
  const grid = { columns: 6, rows: 5 };

  test('cover the grid once, each with a shape', () => {
    const paths = tilePaths({ ...grid, seed: 1 });
    const corners = paths.flatMap(({ squares }) => squares.match(/M\d+ \d+/g) ?? []);
    expect(new Set(corners).size).toBe(30);
    expect(corners).toHaveLength(30);
    for (const { squares, shapes } of paths) {
      expect(shapes.match(/M/g)).toHaveLength(squares.match(/M/g)?.length ?? 0);
    }
  });

  test('are the same in each build, and others on each page', () => {
    const drawn = viewNames.map((_, seed) => JSON.stringify(tilePaths({ ...grid, seed })));
    expect(new Set(drawn).size).toBe(viewNames.length);
    expect(JSON.stringify(tilePaths({ ...grid, seed: 0 }))).toBe(drawn[0]);
  });
});
