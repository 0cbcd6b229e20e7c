import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Starts the island when the visitor first points at it or focuses something in it. */
    'client:use'?: boolean;
    /**
     * Starts the island when it comes near the screen, or is used before that. Names of address
     * parameters: also as soon as the page is there, if the address has one of them.
     */
    'client:near'?: boolean | readonly string[];
  }
}
