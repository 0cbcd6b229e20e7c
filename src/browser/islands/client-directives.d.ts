import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Starts the island when the visitor first points at it or focuses something in it. Names of
     * address parameters, or of what this visit keeps: also at once, if there is one of them.
     */
    'client:use'?: boolean | readonly string[];
    /**
     * Starts the island when it comes near the screen, or is used before that. Names of address
     * parameters, or of what this visit keeps: also as soon as the page is there, if there is one of
     * them. The island is `aria-busy` then until it takes that away, when it shows what is asked for.
     */
    'client:near'?: boolean | readonly string[];
  }
}
