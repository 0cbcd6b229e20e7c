const astroRuntime =
  /<script>(?:(?!<\/script>).)*(?:self\.Astro|"astro-island")(?:(?!<\/script>).)*<\/script>/gs;

/** A page without Astro's script for islands and its directives: `src/browser/islands/islands.ts` does their work. */
export function withoutAstroRuntime(html: string): string {
  return html.replaceAll(astroRuntime, '');
}
