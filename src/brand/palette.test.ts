import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { palette, type Theme } from './palette.ts';

/** The text colors on each background. They need a contrast of 4.5:1 (WCAG 1.4.3). */
const textOn = {
  paper: ['ink', 'ink-muted', 'brand', 'brand-strong', 'clay', 'gold'],
  surface: ['ink', 'ink-muted', 'brand', 'brand-strong', 'clay', 'gold'],
  sunken: ['ink', 'ink-muted', 'brand', 'brand-strong', 'clay', 'gold'],
  'turmeric-soft': ['ink', 'ink-muted', 'brand', 'brand-strong', 'gold'],
  featured: ['on-deep', 'accent-on-featured'],
  'clay-deep': ['on-deep', 'accent-on-deep'],
  airbnb: ['on-brand'],
  booking: ['on-accent'],
  owner: ['ink'],
  deep: ['on-deep', 'on-deep-muted', 'accent-on-deep'],
  brand: ['on-brand'],
  'brand-strong': ['on-brand'],
  'brand-soft': ['ink', 'ink-muted', 'brand', 'brand-strong'],
  pool: ['on-brand'],
  clay: ['on-brand'],
  accent: ['on-accent'],
  'accent-soft': ['ink', 'ink-muted', 'brand', 'clay', 'gold'],
  'accent-on-deep': ['on-accent'],
  'on-deep': ['on-accent'],
};

/**
 * The colors of control edges and meaningful graphics on each background. They need a contrast of 3:1 (WCAG 1.4.11).
 */
const marksOn = {
  paper: ['line-strong', 'brand', 'clay'],
  surface: ['line-strong', 'brand', 'clay', 'pool'],
  sunken: ['line-strong', 'brand', 'clay'],
  'brand-soft': ['brand'],
  deep: ['accent-on-deep'],
};

const getColor = (name: string, theme: Theme) => palette.get(name)?.[theme] ?? `no ${name}`;

function findTooFaint(table: Record<string, string[]>, least: number, theme: Theme): string[] {
  return Object.entries(table).flatMap(([ground, fronts]) =>
    fronts
      .map((front) => ({
        pair: `${front} on ${ground}`,
        contrast: wcagContrast(getColor(front, theme), getColor(ground, theme)),
      }))
      .filter(({ contrast }) => !(contrast >= least))
      .map(({ pair, contrast }) => `${pair} has ${contrast.toFixed(2)}:1`),
  );
}

test.each(['light', 'dark'] as const)('everything is readable in the %s theme', (theme) => {
  expect(findTooFaint(textOn, 4.5, theme)).toEqual([]);
  expect(findTooFaint(marksOn, 3, theme)).toEqual([]);
});
