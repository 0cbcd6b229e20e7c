import { existsSync } from 'node:fs';
import { installOnDebian } from './programs.ts';

const liberation = '/usr/share/fonts/truetype/liberation';

/**
 * Installs the fonts that the site falls back on until its own are there, and that its pictures were
 * taken with, where that can be: Debian only recommends them with Chromium.
 */
export function installFonts(): void {
  if (!existsSync(liberation)) installOnDebian('fonts', ['fonts-liberation']);
}
