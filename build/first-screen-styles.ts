import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type AtRule, type ChildNode, type Container } from 'postcss';
import { hashedFile } from './hashed-file.ts';

/** Where a page asks for the styles of all that follows; `src/pages/index.astro` does. */
const restOfStyles = '<link rel="stylesheet" data-rest-of-styles>';

/** The stylesheet that a short class or animation name comes from: its capitals. */
const shortName = /(?<![\w-])([A-Z]+)[0-9a-z]+(?![\w-])/g;

function stylesheetsOf(text: string): string[] {
  return [...text.matchAll(shortName)].map(([, stylesheet = '']) => stylesheet);
}

function stylesheetsIn(html: string): Set<string> {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = '']) => names);
  return new Set(stylesheetsOf(classes.join(' ')));
}

/** Takes out of a parsed stylesheet every rule that `isKept` refuses, and what is empty after that. */
function keep(container: Container<ChildNode>, isKept: (names: string[]) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      if (!isKept(stylesheetsOf(node.selector.replaceAll('.', ' ')))) node.remove();
    } else if (node.type === 'atrule' && node.name === 'keyframes') {
      if (!isKept(stylesheetsOf(node.params))) node.remove();
    } else if (node.type === 'atrule' && isGroup(node)) {
      keep(node, isKept);
      if (node.nodes.length === 0) node.remove();
    } else if (!isKept([])) node.remove();
  });
}

function isGroup(rule: AtRule): rule is AtRule & { nodes: ChildNode[] } {
  return (
    rule.nodes !== undefined && ['layer', 'media', 'supports', 'container'].includes(rule.name)
  );
}

/**
 * Divides a page's styles, as the build has named their classes: what the HTML above the fold and
 * every page alike need, and what only the rest of the page does. The order within each part is kept.
 */
export function divideStyles(css: string, htmlAbove: string): { above: string; below: string } {
  const needed = stylesheetsIn(htmlAbove);
  const isAbove = (names: string[]) =>
    names.length === 0 || names.some((stylesheet) => needed.has(stylesheet));
  const above = parse(css);
  const below = above.clone();
  keep(above, isAbove);
  keep(below, (names) => !isAbove(names));
  return { above: above.toString(), below: below.toString() };
}

/**
 * Moves the styles of what lies below a page's first screen into a file of their own, which the page
 * asks for where that part begins: the first screen is painted from the first bytes that arrive.
 * @returns the page, which is as it was where it does not ask for that.
 */
export async function withStylesInTurn(html: string, folder: string): Promise<string> {
  const [above = '', rest] = html.split(restOfStyles);
  if (rest === undefined) return html;
  const [style = '', css = ''] =
    [...above.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].toSorted(
      ([, a = ''], [, b = '']) => b.length - a.length,
    )[0] ?? [];
  const divided = divideStyles(css, above);
  const file = hashedFile('below', 'css', divided.below);
  await writeFile(join(folder, file), divided.below);
  const link = `<link rel="stylesheet" href="/${file}">`;
  return above.replace(style, () => `<style>${divided.above}</style>`) + link + rest;
}
