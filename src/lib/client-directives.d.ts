import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor first points at the island or focuses something in it. */
    'client:use'?: boolean;
  }
}
