import { readFileSync } from 'node:fs';
import { brand } from './site.ts';

/** The brand's mark as SVG source; it takes the colour of the text around it. */
export const markSvg = readFileSync(brand.markFile, 'utf8').trim();
