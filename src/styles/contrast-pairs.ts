import { wcagContrast } from 'culori';
import { inThemes, type Tokens } from './tokens.ts';

/** Which text may stand on which ground; both without their `color-`. At least 4.5:1 (WCAG 1.4.3). */
const textOn = {
  paper: ['ink', 'ink-muted', 'brand', 'brand-strong', 'clay'],
  surface: ['ink', 'ink-muted', 'brand', 'brand-strong', 'clay'],
  sunken: ['ink', 'ink-muted', 'brand', 'brand-strong', 'clay'],
  deep: ['on-deep', 'on-deep-muted', 'accent-on-deep'],
  brand: ['on-brand'],
  'brand-strong': ['on-brand'],
  'brand-soft': ['ink', 'ink-muted', 'brand', 'brand-strong'],
  'ink-muted': ['on-brand'],
  clay: ['on-brand'],
  accent: ['on-accent'],
  'accent-soft': ['ink'],
  'accent-on-deep': ['on-accent'],
  'on-deep': ['on-accent'],
};

/** Edges of controls and marks that mean something, on their ground. At least 3:1 (WCAG 1.4.11). */
const marksOn = {
  paper: ['line-strong', 'brand', 'clay'],
  surface: ['line-strong', 'brand', 'clay'],
  sunken: ['line-strong', 'brand', 'clay'],
  'brand-soft': ['brand'],
  deep: ['accent-on-deep'],
};

export interface Pair {
  /** Token of what is drawn or written. */
  front: string;
  /** Token of what it stands on. */
  ground: string;
  /** The ratio it must have. */
  least: 4.5 | 3;
}

function pairsOf(table: Record<string, string[]>, least: Pair['least']): Pair[] {
  return Object.entries(table).flatMap(([ground, fronts]) =>
    fronts.map((front) => ({ front: `color-${front}`, ground: `color-${ground}`, least })),
  );
}

/** Every pair of colours that may meet. */
export const pairs: Pair[] = [...pairsOf(textOn, 4.5), ...pairsOf(marksOn, 3)];

/** Works out the contrast of every pair in both themes. */
export function measurePairs(tokens: Tokens) {
  const colors = (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`there is no token --${name}`);
    return inThemes(value);
  };
  return pairs.map((pair) => {
    const front = colors(pair.front);
    const ground = colors(pair.ground);
    return {
      ...pair,
      light: wcagContrast(front.light, ground.light),
      dark: wcagContrast(front.dark, ground.dark),
    };
  });
}
