import type { AstroIntegration } from 'astro';

/** Makes the site's own client directives known: `client:use` and `client:near`. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['use', 'near'] as const) {
          addClientDirective({ name, entrypoint: `./src/lib/client-${name}.ts` });
        }
      },
    },
  };
}
