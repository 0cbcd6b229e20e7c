import { minifySync } from 'vite';

function minified(source: string, isModule: boolean): string {
  const { code, errors } = minifySync('inline.js', source, { module: isModule });
  if (errors.length > 0) throw new Error(`A script within a page: ${errors[0]?.message}`);
  return code.trim();
}

/** A page whose own scripts are minified: Astro's are so in part, and ours travel as they are written. */
export function minifyInlineScripts(html: string): string {
  return html.replaceAll(
    /<script( type="module")?>(.*?)<\/script>/gs,
    (_, type: string | undefined, source: string) =>
      `<script${type ?? ''}>${minified(source, type !== undefined)}</script>`,
  );
}

const astroRuntime =
  /<script>(?:(?!<\/script>).)*(?:self\.Astro|"astro-island")(?:(?!<\/script>).)*<\/script>/gs;

/** A page without Astro's script for islands and its directives: `src/browser/islands/islands.ts` does their work. */
export function withoutAstroRuntime(html: string): string {
  return html.replaceAll(astroRuntime, '');
}
