import { markSvg } from '../../../config/mark.ts';
import type { DrawingProps } from '../props.ts';
import { tilePaths, tileSize } from './tile-paths.ts';
import styles from './tiles.module.css';

interface TilesProps extends DrawingProps {
  columns: number;
  rows: number;
  /** Any number; another one gives another arrangement. */
  seed: number;
  /** Column and row of the mark, which covers two tiles by two; left out, there is none. */
  mark?: readonly [column: number, row: number];
  /** Whether the drawing is cropped to its box instead of shown whole. */
  isCropped?: boolean;
}

/** Decorative tiles in the colors of the palette, with the brand's mark among them. */
export function Tiles({ columns, rows, seed, mark, isCropped, className = '' }: TilesProps) {
  const [left = 0, top = 0] = mark?.map((at) => at * tileSize) ?? [];
  return (
    <svg
      viewBox={`0 0 ${columns * tileSize} ${rows * tileSize}`}
      preserveAspectRatio={isCropped ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      className={`${styles.tiles} ${className}`.trim()}
    >
      {tilePaths({ columns, rows, seed }).map(({ tone, squares, shapes }) => (
        <g key={tone} className={styles[tone]}>
          <path d={squares} />
          <path d={shapes} />
        </g>
      ))}
      {mark && (
        <>
          <path className={styles.plate} d={`M${left} ${top}h80v80h-80z`} />
          <svg
            x={left + 12}
            y={top + 12}
            width="56"
            height="56"
            className={styles.mark}
            dangerouslySetInnerHTML={{ __html: markSvg }}
          />
        </>
      )}
    </svg>
  );
}
