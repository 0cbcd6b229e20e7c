import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { viewNames } from './props.ts';
import { tilePaths } from './plain/tile-paths.ts';

const motifsFolder = 'src/drawings/motif';
const motifs = readdirSync(motifsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The drawings that pages import from `@motif`, with the component in each file. */
const drawings = {
  'footer-end': 'FooterEnd',
  ground: 'Ground',
  'map-ground': 'MapGround',
  'page-view': 'PageView',
  photo: 'Photo',
  'property-view': 'PropertyView',
  stage: 'Stage',
};

describe.each(motifs)('the motif %s', (motif) => {
  test.each(Object.entries(drawings))('has the drawing %s', async (file, component) => {
    const module: unknown = await import(`./${motif}/${file}.tsx`);
    expect(module).toHaveProperty(component);
  });
});

describe('the tiles of the plain motif', () => {
  const grid = { columns: 6, rows: 5 };

  test('cover the grid once, each with a shape', () => {
    const paths = tilePaths({ ...grid, seed: 1 });
    const corners = paths.flatMap(({ squares }) => squares.match(/M\d+ \d+/g) ?? []);
    expect(new Set(corners).size).toBe(30);
    expect(corners).toHaveLength(30);
    for (const { squares, shapes } of paths) {
      expect(shapes.match(/M/g)).toHaveLength(squares.match(/M/g)?.length ?? 0);
    }
  });

  test('are the same in each build, and others on each page', () => {
    const drawn = viewNames.map((_, seed) => JSON.stringify(tilePaths({ ...grid, seed })));
    expect(new Set(drawn).size).toBe(viewNames.length);
    expect(JSON.stringify(tilePaths({ ...grid, seed: 0 }))).toBe(drawn[0]);
  });
});

describe('the drawings in a folder', () => {
  let folder: string;
  beforeEach(() => {
    mkdirSync('.build', { recursive: true });
    folder = mkdtempSync('.build/drawings-');
    for (const file of ['hero.svg', 'hero-dark.svg', 'page-about.svg']) {
      writeFileSync(join(folder, file), '<svg viewBox="0 0 8 4"></svg>');
    }
    vi.stubEnv('MOTIF', folder);
    vi.resetModules();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  const draw = async (file: keyof typeof drawings, props: object = {}) => {
    const module = (await import(`./own/${file}.tsx`)) as Record<string, ComponentType>;
    const Drawing = module[drawings[file]];
    return Drawing ? renderToStaticMarkup(createElement(Drawing, props)) : '';
  };
  const sources = (html: string) => [...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);

  test('are shown in both themes, and decorate', async () => {
    const hero = await draw('stage', { of: 'hero', children: 'The board' });
    expect(sources(hero)).toEqual(['/motif/hero.svg', '/motif/hero-dark.svg']);
    expect(hero.match(/alt=""/g)).toHaveLength(2);
    expect(hero).toContain('The board');
  });

  test('stand in for others of their kind, and the plain motif for the rest', async () => {
    expect(sources(await draw('stage', { of: 'login' }))).toContain('/motif/hero.svg');
    expect(sources(await draw('page-view', { of: 'about' }))).toEqual(['/motif/page-about.svg']);
    for (const html of [await draw('page-view', { of: 'careers' }), await draw('footer-end')]) {
      expect(html).toContain('<svg');
      expect(sources(html)).toEqual([]);
    }
  });
});
