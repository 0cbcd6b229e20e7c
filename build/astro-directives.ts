import type { AstroIntegration } from 'astro';

/** Registers the client directives `client:use` and `client:near`. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['use', 'near'] as const) {
          addClientDirective({ name, entrypoint: `./src/browser/islands/${name}.ts` });
        }
      },
    },
  };
}
