import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The files of all islands: what each island imports, and what these files import. */
function listIslandFiles(): string[] {
  const files = new Set(globSync('src/features/*/*.island.tsx'));
  for (const file of files)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/from '(\..+\.tsx)'/g))
      files.add(join(file, '..', imported));
  return [...files];
}

const isElement = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.isJsxFragment(node) ||
  node.kind === ts.SyntaxKind.NullKeyword ||
  (ts.isParenthesizedExpression(node) && isElement(node.expression)) ||
  (ts.isConditionalExpression(node) && isElement(node.whenTrue) && isElement(node.whenFalse)) ||
  (ts.isBinaryExpression(node) && isElement(node.right)) ||
  (ts.isCallExpression(node) && node.expression.getText().endsWith('.map')) ||
  /^(props\.)?children$/.test(node.getText());

/** The children that React renders, with those of fragments, and without spaces. */
const listChildren = (children: ts.NodeArray<ts.JsxChild>): ts.Node[] =>
  children.flatMap((child) => {
    if (ts.isJsxFragment(child)) return listChildren(child.children);
    if (ts.isJsxText(child)) return child.text.trim() ? [child] : [];
    if (!ts.isJsxExpression(child)) return [child];
    return child.expression && child.expression.getText() !== "' '" ? [child.expression] : [];
  });

/** Finds texts that have siblings: `<b>Total {amount}</b>`, `<p>{text} <small>…</small></p>`. */
function findTextsWithSiblings(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node)) {
      const children = listChildren(node.children);
      for (const child of children)
        if (children.length > 1 && !isElement(child)) {
          const { line } = tree.getLineAndCharacterOfPosition(child.getStart());
          found.push(`${relative('.', file)}:${line + 1}: ${child.getText().trim()}`);
        }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('the check finds a text beside another text or an element', () => {
  const find = (source: string) => findTextsWithSiblings('x.tsx', source).length;
  expect(find('<p>{before} <b>{share}</b></p>')).toBe(1);
  expect(find('<p>{isLoss && <i>−</i>}<>{amount}</></p>')).toBe(1);
  expect(find('<p>from {amount}</p>')).toBe(2);
  expect(find('<p><span>{before}</span> {isOpen && <b>{share}</b>}{all.map(show)}</p>')).toBe(0);
});

// A translator replaces each text by an element. React then fails to change the text, or to insert an element before it,
// and removes the whole island. It can only replace the whole content of an element.
test('each text of an island is the only child of its element, so a translated page keeps working', () => {
  expect(
    listIslandFiles().flatMap((file) => findTextsWithSiblings(file, readFileSync(file, 'utf8'))),
  ).toEqual([]);
});

test('scripts replace the whole content of an element, too', () => {
  const changesText = /\.nodeValue|\.data\s*=[^=]|createTextNode|insertAdjacentText/;
  const scripts = globSync('src/**/*.{client.ts,island.tsx}');
  expect(scripts.filter((file) => changesText.test(readFileSync(file, 'utf8')))).toEqual([]);
});
