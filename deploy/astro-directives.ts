import type { AstroIntegration } from 'astro';

/** Makes `client:use` known: an island hydrates when the visitor first uses it. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'use', entrypoint: './src/lib/hydrate-on-use.ts' });
      },
    },
  };
}
