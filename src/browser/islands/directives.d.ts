import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Starts the island when the visitor first points at it, focuses something in it or types. A list
     * names address parameters or `sessionStorage` entries: if there is one of them, it starts at once.
     */
    'client:use'?: boolean | readonly string[];
    /**
     * Like `client:use`, and also starts the island when it comes near the screen. An island that
     * starts at once is `aria-busy` until its component removes the attribute, when it shows what the
     * address or the entry asks for.
     */
    'client:near'?: boolean | readonly string[];
  }
}
