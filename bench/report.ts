/** A measured figure and its budget: a maximum or, for scores, a minimum. */
export interface Figure {
  what: string;
  measured: number;
  budget: number;
  isMinimum?: boolean;
}

export function isWithin({ measured, budget, isMinimum = false }: Figure): boolean {
  return isMinimum ? measured >= budget : measured <= budget;
}

function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 });
}

/** The median of an odd number of measurements. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A text table with one figure per line; figures outside their budget are marked. */
export function formatTable(title: string, figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const lines = figures.map((figure) => {
    const { what, measured, budget, isMinimum } = figure;
    const mark = isWithin(figure) ? ' ' : '✘';
    const limit = Number.isFinite(budget) ? `${isMinimum ? '≥' : '≤'} ${formatNumber(budget)}` : '';
    return `${mark} ${what.padEnd(width)}  ${formatNumber(measured).padStart(8)}  ${limit}`;
  });
  return `\n${title}\n${lines.join('\n')}`;
}
