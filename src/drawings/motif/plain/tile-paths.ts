/** Side of a tile in the units of its drawing. */
export const tileSize = 40;

/** Colors of a tile: its ground and the shape on it. Their classes are in `tiles.module.css`. */
const tones = ['soft', 'warm', 'strong', 'quiet', 'deep'] as const;

export type Tone = (typeof tones)[number];

/** Shapes on a tile of 40 units, from its top left corner. */
const shapes = [
  'h40a40 40 0 0 1-40 40z', // quarter circles, one for each corner
  'h40v40a40 40 0 0 1-40-40z',
  'm40 0v40h-40a40 40 0 0 1 40-40z',
  'a40 40 0 0 1 40 40h-40z',
  'm0 20a20 20 0 0 1 40 0a20 20 0 0 1-40 0z', // circle
  'a40 40 0 0 1 40 40a40 40 0 0 1-40-40z', // leaves
  'm40 0a40 40 0 0 1-40 40a40 40 0 0 1 40-40z',
  'm20 0l20 20l-20 20l-20-20z', // diamond
  'a20 20 0 0 0 40 0z', // half circles
  'm0 40a20 20 0 0 1 40 0z',
];

interface Grid {
  columns: number;
  rows: number;
  /** Any number; another one gives another arrangement. */
  seed: number;
}

/** A whole number from 0 to 2³²−1 that looks random, the same for the same numbers. */
function scatter(...numbers: number[]): number {
  let hash = 2_166_136_261;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 16_777_619);
    hash ^= hash >>> 13;
  }
  return hash >>> 0;
}

/** Tones for the tiles of a grid: no two neighbors have the same. */
function toneAt({ seed }: Grid, column: number, row: number): number {
  return (column * 2 + row + (scatter(seed, row) % 2) * 2 + seed) % tones.length;
}

/** Paths of a grid of tiles by tone: the squares, and the shapes on them. */
export function tilePaths(grid: Grid): { tone: Tone; squares: string; shapes: string }[] {
  return tones.flatMap((tone, index) => {
    let squares = '';
    let drawn = '';
    for (let row = 0; row < grid.rows; row += 1) {
      for (let column = 0; column < grid.columns; column += 1) {
        if (toneAt(grid, column, row) !== index) continue;
        const corner = `M${column * tileSize} ${row * tileSize}`;
        squares += `${corner}h40v40h-40z`;
        drawn += `${corner}${shapes[scatter(grid.seed, column, row) % shapes.length]}`;
      }
    }
    return squares ? [{ tone, squares, shapes: drawn }] : [];
  });
}
