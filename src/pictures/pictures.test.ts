import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { drawSvg } from '../brand/draw-svg.tsx';
import { loadContent, loadLanguages } from '../content/content.ts';
import type { Content } from '../content/read-content.ts';
import { pictures } from './pictures.ts';

// Drawing is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const names = Object.keys(pictures) as (keyof typeof pictures)[];

const draw = (name: keyof typeof pictures, content: Content, isPhone = false) => {
  const { Picture, size, phone = size } = pictures[name];
  return drawSvg(createElement(Picture, { content, isPhone }), {
    theme: 'light',
    ...(isPhone ? phone : size),
  });
};

describe.each(loadLanguages())('a picture in $name', ({ code }) => {
  test.each(names)('is drawn without missing values: %s', async (name) => {
    for (const isPhone of [false, true]) {
      const svg = await draw(name, loadContent(code), isPhone);
      expect(svg).not.toMatch(/undefined|NaN|Infinity|var\(/);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    }
  });
});

test('a company’s own names and currency are in the pictures', async () => {
  const content = loadContent();
  const first = { name: 'Casa Lumo', place: 'Tavira' };
  const properties = { ...content.portfolio.properties, first };
  const renamed = { ...content, portfolio: { ...content.portfolio, properties } };
  for (const name of ['core-platform', 'transportation'] as const)
    expect(await draw(name, renamed)).not.toBe(await draw(name, content));
  const wholeMoney = (amount: number) => `${amount} €`;
  const inEuros = { ...content, formats: { ...content.formats, wholeMoney } };
  for (const name of ['core-platform', 'experiences'] as const)
    expect(await draw(name, inEuros)).not.toBe(await draw(name, content));
});
