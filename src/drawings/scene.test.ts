import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadContent, loadLanguages } from '../content/content.ts';
import { Scene, scenes } from './scene.tsx';

type SceneName = keyof typeof scenes;

const draw = (name: SceneName, language: string) =>
  renderToStaticMarkup(
    createElement(Scene, { name, alt: 'A drawing', content: loadContent(language) }),
  );

const html = (text: string) => renderToStaticMarkup(createElement(Fragment, null, text));

const names = Object.keys(scenes) as SceneName[];

describe.each(loadLanguages())('a drawing in $name', ({ code }) => {
  it('has copy in the language', () => {
    const { scenes: words } = loadContent(code);
    expect(draw('guest-chat', code)).toContain(html(words.chat.question));
    expect(draw('transportation', code)).toContain(html(words.pickup.title));
  });

  it.each(names)('renders without missing values: %s', (name) => {
    expect(draw(name, code)).not.toMatch(/undefined|NaN|\{\w+\}/);
  });
});
