/** A measured figure and its budget: a maximum or, for scores, a minimum. */
export interface Figure {
  what: string;
  measured: number;
  budget: number;
  isAtLeast?: boolean;
}

export function isWithin({ measured, budget, isAtLeast = false }: Figure): boolean {
  return isAtLeast ? measured >= budget : measured <= budget;
}

function rounded(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 });
}

/** The middle one of an odd number of measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A text table with one figure per line; figures outside their budget are marked. */
export function table(title: string, figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const lines = figures.map((figure) => {
    const { what, measured, budget, isAtLeast } = figure;
    const mark = isWithin(figure) ? ' ' : '✘';
    const limit = Number.isFinite(budget) ? `${isAtLeast ? '≥' : '≤'} ${rounded(budget)}` : '';
    return `${mark} ${what.padEnd(width)}  ${rounded(measured).padStart(8)}  ${limit}`;
  });
  return `\n${title}\n${lines.join('\n')}`;
}
