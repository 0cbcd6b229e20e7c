import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Styleguide } from './styleguide.tsx';
import { readTokens } from './tokens.ts';

const groups = readTokens(readFileSync('src/styles/tokens.css', 'utf8'));

test('the style guide shows every token, each colour in both themes', () => {
  const html = renderToStaticMarkup(createElement(Styleguide, { groups, markSvg: '<svg></svg>' }));
  for (const { name } of groups.flatMap(({ tokens }) => tokens)) {
    const shown = html.split(`<code>${name}</code>`).length - 1;
    expect(shown, name).toBe(name.startsWith('color-') ? 2 : 1);
    expect(html, name).toContain(`var(--${name})`);
  }
});
