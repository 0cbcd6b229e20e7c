import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Starts the island when the visitor first points at it, focuses something in it or types. A list
     * names address parameters: if the address has one of them, the island starts at once.
     */
    'client:use'?: boolean | readonly string[];
  }
}

/** What a visitor does with an island that makes its code worth fetching. */
const uses = ['pointerover', 'focusin', 'input'];

/** `client:use`, for islands at the top of a page, whose code most visits do not need. */
const startOnUse: ClientDirective = (load, { value }, island) => {
  const start = async () => {
    for (const use of uses) island.removeEventListener(use, start);
    const hydrate = await load();
    await hydrate();
  };
  for (const use of uses) island.addEventListener(use, start);
  const query = new URLSearchParams(location.search);
  if (Array.isArray(value) && value.some((name: string) => query.has(name))) void start();
};

export default startOnUse;
