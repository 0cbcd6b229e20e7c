import type { DrawingProps } from '../props.ts';

/** The coast south of the rice fields, on the 200 × 180 map of the pickup run. */
export function MapGround({ className }: DrawingProps) {
  return (
    <path
      className={className}
      d="M60 0c8 20-4 36 2 52S84 86 92 96s2 20-8 30-14 22 0 28 30-2 32-14-4-22 8-26 30 6 44-4 20-20 32-22V0z"
    />
  );
}
