import { expect, test } from 'vitest';
import { minifyInlineScripts, withoutAstroRuntime } from './inline-scripts.ts';

test('scripts within a page are minified, classic ones and modules', () => {
  const page = minifyInlineScripts(
    '<script>\n{ const theme = "dark"; console.log(theme); }\n</script><script type="module">const once = 1;\n</script>',
  );
  expect(page).not.toMatch(/\n|const theme/);
  expect(page).toContain('dark');
  expect(page).toContain('<script type="module">');
});

test('what is no script of ours stays as it is', () => {
  const page =
    '<script type="speculationrules">{ "prerender": [] }</script><script src="/a.js"></script>';
  expect(minifyInlineScripts(page)).toBe(page);
});

test('a script that cannot be read stops the build', () => {
  expect(() => minifyInlineScripts('<script>const = 1</script>')).toThrow('A script within a page');
});

test("Astro's own runtime for islands is left out, and nothing beside it", () => {
  const page =
    '<script>first()</script><script>(self.Astro||(self.Astro={})).near=e</script><script>customElements.define("astro-island",o)</script><astro-island></astro-island><script>last()</script>';
  expect(withoutAstroRuntime(page)).toBe(
    '<script>first()</script><astro-island></astro-island><script>last()</script>',
  );
});
