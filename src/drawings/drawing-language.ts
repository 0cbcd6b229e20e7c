import { createContext, use } from 'react';
import { mainLanguage } from '../config/routes.ts';
import { formatsOf } from './figures.ts';
import { portfolioIn, type Portfolio } from './portfolio.ts';

/** The language of the drawings inside; English outside of one. */
export const DrawingLanguage = createContext<string>(mainLanguage);

/** The portfolio in the language of the drawing. */
export function usePortfolio(): Portfolio {
  return portfolioIn(use(DrawingLanguage));
}

/** Amounts and days in the language of the drawing. */
export function useFormats(): ReturnType<typeof formatsOf> {
  return formatsOf(usePortfolio());
}
