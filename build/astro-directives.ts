import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Registers the client directive `client:use`. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        const entrypoint = new URL('../src/browser/start-on-use.ts', import.meta.url);
        addClientDirective({ name: 'use', entrypoint: fileURLToPath(entrypoint) });
      },
    },
  };
}
