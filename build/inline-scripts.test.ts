import { expect, test } from 'vitest';
import { withoutAstroRuntime } from './inline-scripts.ts';

test("Astro's own runtime for islands is left out, and nothing beside it", () => {
  const page =
    '<script>first()</script><script>(self.Astro||(self.Astro={})).near=e</script><script>customElements.define("astro-island",o)</script><astro-island></astro-island><script>last()</script>';
  expect(withoutAstroRuntime(page)).toBe(
    '<script>first()</script><astro-island></astro-island><script>last()</script>',
  );
});
