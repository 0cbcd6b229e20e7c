import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Registers the client directive `client:use`. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'use', entrypoint: resolve('src/browser/start-on-use.ts') });
      },
    },
  };
}
