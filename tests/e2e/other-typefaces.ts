import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { typefaces as shipped } from '../../src/config/site-typefaces.ts';
import {
  cssWeight,
  typefaceFile,
  type Typeface,
  type Typefaces,
} from '../../src/config/typefaces.ts';
import { typefaceStyles } from '../../src/styles/typeface-styles.ts';

const fontPath = '/fonts-of-the-test/';

/** What a build writes into a page for a typeface: its fonts and the custom property. */
function faceStyles(role: string, face: Typeface): string {
  const fonts = face.fonts.map((font) => {
    const url = `${fontPath}${face.package}/${font.files.latin}`;
    return `@font-face{font-family:"${face.name}";src:url("${url}") format("woff2");font-display:swap;font-weight:${cssWeight(font, face)}}`;
  });
  return `<style>${fonts.join('')}:root{--face-${role}:"${face.name}"}</style>`;
}

/** Gives the built pages other typefaces, as a build with their `brand/typefaces.json` would. Needs `bypassCSP`. */
export async function useTypefaces(page: Page, typefaces: Typefaces): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const changed = html
        .replace(typefaceStyles(shipped), typefaceStyles(typefaces))
        .replaceAll(
          /<style>@font-face[^<]*--face-(display|text):[^<]*<\/style><link rel="preload"[^>]*>/g,
          (_, role: keyof Typefaces) => faceStyles(role, typefaces[role]),
        );
      await route.fulfill({ response, body: changed });
    },
  );
  await page.route(`**${fontPath}**`, (route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split(fontPath);
    return route.fulfill({ body: readFileSync(typefaceFile(file, '').replace(/\/$/, '')) });
  });
}
